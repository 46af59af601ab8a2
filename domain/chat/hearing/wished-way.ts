import { saysCannotSpeak } from './cannot-speak.ts'
import { plainLetters } from './spelling.ts'

export type Way = 'call' | 'text'

/** Wishes for a text, then for a call, in plain letters. Who asks why nobody calls wants a call. */
const forText = [
  /\b(?:do ?nt|do not|plea?se? no|no|not|cant|cannot|can not) (?:call(?:s|ing)?|phone calls?|ring|talk on the phone)(?! (?:911|the|an?|your|my)\b)/,
  // "He can't talk" is a danger; whom they cannot talk to is another matter.
  /(?:^|[.,!;] ?|\b(?:i|we) (?:really |just )?)(?:cant|cannot|can not|couldnt) (?:talk|speak)\b(?! (?:to|with|about|english|spanish)\b)/,
  /\bno (?:puedo|podemos) hablar\b(?! (?:con|de|ingles|espanol|mucho)\b)/,
  /\b(?:only|just|prefer|rather|please|pls|plz|can (?:yo)?u|could you|by|via|thru) (?:a )?(?:te?xt|sms)s?(?: (?:me|us|only|message|please|pls))?(?= |$|[.,!?])/,
  /(?:^|[.,!;] ?|and |so |but |please |or )(?:te?xt|sms) (?:me|us)\b|\b(?:te?xts?|sms) only\b/,
  /\bno (?:me |nos )?(?:llam(?:e|en|es|ar|adas?)|marquen?|hablen? por (?:tel|cel))\b/,
  /\b(?:solo|mejor|prefiero|quiero|por|puro|nomas|nada mas) (?:un |por |con )?(?:te[xs]tos?|mensajes?(?: de te[xs]to)?|sms)\b/,
  /\b(?:mand|envi|pong|dej)\w*(?:me|nos) (?:un |el )?(?:te[xs]tos?|mensaj\w+|sms)\b|\bte[xs]te[ea]?n?(?:me|nos)\b/,
]
const forCall = [
  /\b(?:do ?nt|do not|no|not|cant|cannot) (?:te?xt(?:s|ing)?|sms)\b/,
  /\bno (?:me |nos )?(?:te[xs]te[ea]?n?|te[xs]tos?|mensajes?|(?:mand|envi)en? (?:te[xs]tos?|mensajes?))\b/,
]
const asksWhy = /\b(?:why|por ?que|xq|how come)\b.{0,12}\b(?:no|not|do ?nt)\b/g

/** How someone wants to be reached, where they say so in a message. */
export function wayWishedIn(text: string): Way | null {
  const said = plainLetters(text).replace(/\s+/g, ' ').replace(asksWhy, '|')
  if (forCall.some((wish) => wish.test(said))) return 'call'
  return saysCannotSpeak(text) || forText.some((wish) => wish.test(said)) ? 'text' : null
}
