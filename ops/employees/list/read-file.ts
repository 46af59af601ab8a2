const replaced = '\ufffd'

/** The text of a file; spreadsheets that do not write UTF-8 write the older alphabet of Windows. */
export async function readText(file: Blob) {
  const bytes = await file.arrayBuffer()
  const text = new TextDecoder().decode(bytes)
  return text.includes(replaced) ? new TextDecoder('windows-1252').decode(bytes) : text
}
