import type { Emergency } from './emergency.ts'
import { plainLetters } from '../hearing/spelling.ts'

/** That it is over, or that someone is to clean. */
const isOver =
  /\b(?:(?:shot|killed|hung|hanged|stabbed) (?:him|her|them)sel(?:f|ves)|(?:was|were|got) (?:shot|stabbed|killed|murdered)|died|dead|suicide|passed away|murder\w*|clean\w*|found|body|bodies|se (?:mato|disparo|suicido|ahorco|colgo|quito la vida)|murio|muert[oa]s?|fallecio|suicidio|limpi\w*|encontr\w+|cuerpo|cadaver|mataron|balearon)\b/

/** That someone lives, or that it is now. */
const isNow =
  /\b(?:bleed\w*|dying|breath\w*|pulse|alive|unconscious|unresponsive|chok\w*|help|now|just|minutes?|moving|respond\w*|fell|fall\w*|hurt|injur\w*|gun|screaming|wants?|gonna|going to|trying|still|sangr\w*|desangr\w*|muriendo\w*|respir\w*|pulso|viv[oa]s?|inconsciente|ahog\w*|ayud\w*|auxilio|ahorita|ahora|acaba\w*|todavia|aun|quiere|herid\w*|lastim\w*|cayo|duele)\b/

/**
 * Whether who writes from a page about trauma tells of what is over: they are not to be met by a red page. Whatever is said of now, or is
 * another danger than a death or an injury, is none of this.
 */
export function isAfterwards(text: string, { kind }: Pick<Emergency, 'kind'>): boolean {
  const said = plainLetters(text)
  return (kind === 'hurt' || kind === 'found-dead') && isOver.test(said) && !isNow.test(said)
}
