/** How people here speak of someone: "Nora" of "Nora Trillium". */
export function firstName(name: string) {
  return name.trim().split(/\s+/)[0] ?? ''
}
