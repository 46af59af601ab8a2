/** How a crew speaks of people: "Nora" of "Nora Trillium". */
export function firstName(name: string) {
  return name.trim().split(/\s+/)[0] ?? ''
}
