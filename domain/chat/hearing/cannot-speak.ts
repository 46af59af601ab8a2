import { plainLetters } from './spelling.ts'

/** Whose voice or ears: who writes. That someone else cannot talk is a danger, and no reason to leave the phone alone. */
const me = String.raw`\b(?:i|we|both of us) (?:really |just |still |also )?`
/** Where nobody is named it is who writes, unless someone else was named before. */
const unnamed = String.raw`(?:^|[.,;!] ?|\b(?:and|so|but|because|cuz|sorry) )(?:really |just |still )?`
const someoneElse =
  /\b(?:he|shes?|hes|they|husband|wife|mom|mother|dad|father|son|daughter|brother|sister|baby|kid|child|neighbor|grandma|grandpa|guy|man|woman)\b[^.!?]*/g
const cannot = '(?:can ?t|cnat|cannot|can not|cant not|couldnt|could not|am unable to|unable to|not able to)'
const toOthers =
  '(?! ?(?:to|with|about|for|english|spanish|much english|your|my|our|the|a|an|his|her|their|it|them|him)\\b)'

/** What someone cannot do. */
const acts = [
  `(?:really |even )?(?:talk|tlak|takl|tallk|tal|speak|speek|spek|speack)\\b${toOthers}`,
  String.raw`(?:really |even )?(?:make|take|do|answer) (?:a |any |the )?(?:phone )?(?:calls?|phone)\b`,
  `(?:really |even )?(?:phone|call|cal|caal)\\b${toOthers}`,
  String.raw`hear (?:you|well|good|(?:any(?:one|body|thing) )?on (?:the|a) phone)\b`,
]
const mine = acts.map((act) => new RegExp(`${me}${cannot} ${act}`))
const unsaid = acts.map((act) => new RegExp(`${unnamed}${cannot} ${act}`))

const sayings = [
  /\b(?:i ?a?m|we ?a?re|im|being|both|since im) (?:a |an |both |all |also |completely |totally |partly |legally )*(?:deaf|daef|deff|deaff|mute|non[ -]?verbal|hard of hear\w*|hearing impaired|voiceless)\b/,
  /^(?:deaf|mute|non[ -]?verbal|hard of hear\w*)\b|\bdeaf (?:person|man|woman|caller|customer|homeowner|tenant) here\b/,
  /\bi (?:lost|have lost|ve lost|have no|got no|dont have a) (?:my )?voice\b/,
  /\bno (?:puedo|podemos|puedp|pueod|boy a poder) (?:ni )?(?:hablar|ablar|havlar|hablr)(?:les|te)?\b(?! (?:con|de|ingles|espanol|mucho|bien ingles)\b)/,
  /\bno (?:puedo|podemos|puedp|pueod) (?:llamar|yamar|llamr|marcar|hacer (?:una )?llamadas?|contestar (?:el )?(?:telefono|llamadas?))(?:les|te)?\b(?! (?:al? |a mi |mi )(?!911|9-1-1))/,
  /\b(?:soy|estoy|somos|estamos) (?:una? )?(?:(?:persona|medio|media|casi|completamente) )?(?:sord[oa]s?|mud[oa]s?|sordo ?mud[oa]s?)\b/,
  /\bno (?:(?:puedo|podemos) (?:oir|escuchar)|oigo|oimos|escucho) (?:bien|por telefono|nada por telefono)\b|\b(?:perdi la|no tengo|me quede sin) voz\b/,
]

/** Whether someone writes that they cannot speak on the phone: deaf, mute, without a voice, or where they must be silent. */
export function saysCannotSpeak(text: string): boolean {
  const said = plainLetters(text).replace(/\s+/g, ' ').trim()
  const ofWriter = said.replace(someoneElse, '|')
  return (
    [...mine, ...sayings].some((saying) => saying.test(said)) ||
    unsaid.some((saying) => saying.test(ofWriter))
  )
}
