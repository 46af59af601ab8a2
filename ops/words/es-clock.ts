/** A clock inside a sentence: "a la 1:36 p.m.", "a las 9:02 a.m.", "a las 10 p.m.", of another day "el 21 nov, 1:30 p.m.". */
export function atClock(clock: string) {
  return isClock(clock) ? `a ${article(clock)} ${clock}` : `el ${clock}`
}

/** The same after "antes de". */
export function theClock(clock: string) {
  return isClock(clock) ? `de ${article(clock)} ${clock}` : `del ${clock}`
}

/** The same after "desde". */
export function sinceClock(clock: string) {
  return `${isClock(clock) ? article(clock) : 'el'} ${clock}`
}

function isClock(clock: string) {
  return /^\d{1,2}(:\d\d)?\s[ap]\.?\s?m/.test(clock)
}

function article(clock: string) {
  return /^1(:|\s)/.test(clock) ? 'la' : 'las'
}

/** Ends a sentence, whose last word may have a period of its own: "a las 2:30 p.m.". */
export function sentence(words: string) {
  return words.endsWith('.') ? words : `${words}.`
}
