/** What people type where something has to stand. It says nothing to whoever reads it later. */
const english =
  'na,none,no,nothing,nil,null,ok,okay,yes,fine,good,done,same,test,tbd,todo,later,see above,see notes,reason,no reason,idk,unknown,not applicable,asdf,asdfg,asdfgh,qwer,qwerty,abcd,blah,because'
const spanish = 'ninguno,ninguna,nada,si,sí,bien,igual,listo,luego,porque,no aplica,sin motivo'
const fillers: ReadonlySet<string> = new Set([...english.split(','), ...spanish.split(',')])

const fewestLetters = 4

/** Whether a text is no reason: too short, a letter again and again, or words like "n/a" that are typed to get on. */
export function isFiller(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const letters = words.join('')
  if (letters.length < fewestLetters || new Set(letters).size < 3) return true
  return fillers.has(words.join(' ')) || fillers.has(letters) || words.every((word) => fillers.has(word))
}

/** Whether words say nothing of where something is. A short word may: "TV". */
export function saysNothing(place: string): boolean {
  return !/[\p{L}\p{N}]/u.test(place) || fillers.has(place.trim().toLowerCase())
}
