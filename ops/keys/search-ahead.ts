type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What was typed since the search was asked for, until its field has the keyboard; null where none is waited for. */
let ahead: string | null = null

/** From here on what is typed is for the search, whose code may still have to load. */
export function searchAhead() {
  ahead ??= ''
}

export function isSearchAhead() {
  return ahead !== null
}

/** Whether the key is for the search that opens. A space begins no search; on a button it presses the button. */
export function keepForSearch({ key, ctrlKey, metaKey, altKey }: Pressed): boolean {
  if (ahead === null || ctrlKey || metaKey || altKey) return false
  if (key === 'Backspace' && ahead !== '') {
    ahead = ahead.slice(0, -1)
    return true
  }
  if (key.length !== 1 || (key === ' ' && ahead === '')) return false
  ahead += key
  return true
}

/** What was typed meanwhile: from here on the field has the keyboard. */
export function takeForSearch(): string {
  const typed = ahead ?? ''
  ahead = null
  return typed
}

/** The search was closed before it had opened. */
export function endSearchAhead() {
  ahead = null
}
