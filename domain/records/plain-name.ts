/** The words of an event that has no line of its own: "lead.photo_stored" reads "Photo stored". */
export function plainName(name: string) {
  const words = name.replace(/^\w+\./, '').replaceAll(/[._-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
