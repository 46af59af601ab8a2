/** Verbs with which a sentence of ours tells the reader to do something. */
const verbs =
  `add agree answer apply ask avoid bag blot bring buy call carry change check choose clean clear close come count cover cut dial dig discard don’t
do drain dry empty extend fill find follow get give go have hire hold keep leave let lift listen look lower make mark measure mop move never note
open order photograph pick plug point pour press prop pull pump push put raise rake read record remove replace report rinse run save say scrape
see send set shovel show shut sign stand start stay step stop store sweep take tape tell test throw travel treat try turn unplug use wait walk
warn wash watch wear weigh wipe write break climb crawl cool disconnect drill evacuate flip grab kneel loosen poke prop reach reset restart rotate screw
scrub shake spray switch thaw tighten twist unscrew`.split(/\s+/)

const verb = `(?:please |never )?(?:${verbs.join('|')})\\b`
/** "If the wall bows, …", "Until then, …": what may stand before an order. */
const condition =
  '(?:if|when|whenever|wherever|once|after|before|until|while|for|in|on|at|with|from|near|during|next) [^.]+?, (?:and |or )?'
const opening = '(?:please|then|first|later,?|meanwhile,|afterward,|once a year,|so|nobody|no one) '

const orders = [
  new RegExp(`^(?:${opening}|${condition})?${verb}`, 'i'),
  new RegExp(`, (?:so|but) (?:first )?${verb}|; ${verb}`, 'i'),
  /\byou (?:should|must|have to|need to(?! know))\b/i,
]

/** "Read what to do first" sends the reader down the page, and to nothing else. */
const aboutThePage = /^(?:see|read|find out) (?:what|which|how|who|when)\b/i

/** The sentences of a text that are orders to its reader; a question is none. */
export function instructionsIn(text: string): string[] {
  return text
    .split(/(?<=[.!?:])\s+/)
    .filter((sentence) => orders.some((order) => order.test(sentence)))
    .filter((sentence) => !sentence.endsWith('?') && !aboutThePage.test(sentence))
}
