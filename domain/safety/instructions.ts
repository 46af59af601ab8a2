/** Verbs with which a sentence of ours tells the reader to do something. */
const verbs =
  `add agree answer apply ask avoid bag blot bring buy call carry change check choose clean clear close come count cover cut dial dig discard don’t
do drain dry empty extend fill find follow get give go have hire hold keep leave let lift listen look lower make mark measure mop move never note
open order photograph pick plug point pour press prop pull pump push put raise rake read record remove replace report rinse run save say scrape
see send set shovel show shut sign stand start stay step stop store sweep take tape tell test throw travel treat try turn unplug use wait walk
warn wash watch wear weigh wipe write`.split(/\s+/)

const spokenTo = new RegExp(
  `^(?:(?:please|then|first|after that|before that|until then|if [^,]+,|when [^,]+,|once [^,]+,|after [^,]+,|before [^,]+,|for [^,]+,|in [^,]+,|with [^,]+,|while [^,]+,|from [^,]+,|during [^,]+,|later,? |meanwhile,|afterward,|once a year,|on [^,]+,|at [^,]+,|so |if [^,]+, [^,]+,? or [^,]+,|nobody |no one ) ?)?(?:${verbs.join('|')})\\b`,
  'i',
)

/** The sentences of a text that are orders to its reader; a question is none. */
export function instructionsIn(text: string): string[] {
  return text.split(/(?<=[.!?:])\s+/).filter((sentence) => spokenTo.test(sentence) && !sentence.endsWith('?'))
}
