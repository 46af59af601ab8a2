/** Only those of the chat: the pictures of the pages together weigh as much as the whole panel. Drawn on 24 × 24. */
const paths = {
  phone: 'M5 4h3l2 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2z',
  back: 'M5 4h3l2 5-2 1.5a12 12 0 0 0 6 6l1.5-2 5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2zM21 3l-6 6m0-5v5h5',
  close: 'M6 6l12 12M18 6 6 18',
  camera: 'M3 7h4l2-2h6l2 2h4v12H3zM12 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  text: 'M4 5h16v12h-9l-5 4v-4H4z',
  send: 'M12 20V5M5.5 11.5 12 5l6.5 6.5',
  go: 'M4 12h15M13 6l6 6-6 6',
  done: 'M5 12.5 10 17 19 7',
  machine: 'M11 3l2.2 5.8L19 11l-5.8 2.2L11 19l-2.2-5.8L3 11l5.8-2.2z',
}
export type IconName = keyof typeof paths

export function icon(name: IconName) {
  return drawing(paths[name], '0 0 24 24')
}

export function drawing(path: string, viewBox: string) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const line = document.createElementNS(svg.namespaceURI, 'path')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('aria-hidden', 'true')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
