import { emergencyKinds, type EmergencyKind } from './emergency-kinds.ts'
import { english, spanish } from './emergency-lexicon.ts'
import { phrases } from './emergency-phrases.ts'
import { notationOf } from '../hearing/signs.ts'

// The widget is built with what this file exports, worked out: no name of a sign travels.

const { pattern, letterOf, lettered } = notationOf([english, spanish])

export const lexicon = { english: lettered(english), spanish: lettered(spanish) }

/** A fire that is over is no danger any more; smoke that comes out of something is. */
const notations: Readonly<Record<EmergencyKind, readonly string[]>> = {
  trapped: [
    'person [^water stop]{0,3} trapped (?!.{0,3} [damage stove]) (?![^stop since]{0,5} longAgo)',
    '(?<!water [filler other]?) trapped [filler other]{0,3} [inside structure] (?![^stop since]? longAgo)',
    '^ now? trapped',
    '(?<![damage door vehicle] [filler other]?) person [filler person]{0,2} stuck [filler on other]{0,3} [inside structure]',
    'person person stuck (stop | $)',
    'cannot get out (?![filler other]{0,3} [smell smoke damage water])',
    'no can out',
    'door cannot? no? .? open .* water',
    'water .* door [cannot no] .? open',
    '[cannot no] can? [filler other]? open [filler other]? door .* water',
    'water .* [cannot no] can? [filler other]? open [filler other]? door',
    'water .* surrounded',
    'surrounded .* water',
    'water [filler person other up]{0,5} waist',
    // Who is below or cannot walk, while the water rises.
    'person [^water longAgo stop]{0,4} inside .* (water .{0,3} rising | rising .? water)',
    '^(?=.* (water .{0,3} rising | rising .? water)) .* person .* ((cannot | no can) [filler other]{0,2} walk | unableToWalk)',
    '^(?=.* water) .* [cannot no not] [can filler other]{0,4} swim',
    'person [filler person still now]{0,3} within',
    'person .{0,6} wentBack',
    'person [filler other]{0,3} unableToWalk .* rising',
    'person [filler person]{0,2} stuck [filler on other]{0,3} vehicle .* water',
    'water .* person [filler person]{0,2} stuck [filler on other]{0,3} vehicle',
    'person [filler person]{0,2} [filler still other]{1,2} [filler person]? left [^stop water]{0,3} [inside down below]',
    '^ stuck [filler on other]{0,2} inside .* water',
  ],
  gas: [
    'smell [^stop]{0,4} [gas egg]',
    'gas [^stop]{0,2} smell (?!filler? out)',
    'egg [filler other]{0,2} [gas egg]',
    'leak [filler other]{0,2} [gas egg] (?![^stop since]{0,3} longAgo)',
    'gas ([filler other]{0,3} stove)? [filler person other]{0,3} leak (?![^stop since]{0,3} longAgo)',
    'coming [filler other]? gas (?!.? [damage stove])',
    'gas .* hissing',
    'stove [^stop]{0,5} hissing',
    'hissing [^stop]{0,6} [gas stove]',
    'egg [filler other]{0,2} smell',
    'stove [filler other]? [cannot no not] [filler other]? switched [^stop]{0,4} smell',
    '^[^water ago longAgo since]* (gas [^stop damage stove power no ago longAgo since]{0,3} broke | broke [filler other]{0,3} gas | hit [filler other]? gas) [^ago longAgo since]* $',
    'alarm .{0,2} gas beeping',
    'gas alarm [^stop]{0,3} beeping',
    '[theres hay] filler? gas (?![filler other]? [damage stove water])',
    '^[^damage stove power no ago longAgo since switched stop]? gas [^damage stove power no ago longAgo since switched stop]{0,2} stop? $',
  ],
  fire: [
    '^[^ago longAgo since]* (flames | [theres hay] filler{0,2} fire (?!.? [damage stove]) | [power now still caught] [filler other]? fire (?!.? [damage stove]) | fire (?![damage stove] | filler out) [^stop damage stove]{0,4} now | fire (?!.? [damage stove]) [filler other on]{0,2} [inside structure] | fire [filler other]? coming | fire filler still) [^ago longAgo since]* $',
    '^[^damage stove power no ago longAgo since switched stop]? fire (?!filler? out (stop | $)) [^damage stove power no ago longAgo since switched stop]{0,2} stop* $',
    '[coming rising] [filler other]{0,3} smoke (?![smell damage alarm])',
    'smoke (?![smell damage alarm]) [filler other]{0,2} [coming rising]',
    '[theres hay] filler{0,3} smoke (?![smell damage alarm])',
    'smoke [^stop smell damage alarm]{0,3} now',
    'smoke alarm [^stop]{0,3} beeping',
    '^[^fire damage furnishing ago longAgo since]* (person [filler beeping other]{0,2} smell | inside [filler]? smell | ^[other hay]? smell) [filler other]{0,2} smoke (?![smell alarm]) [^fire damage furnishing ago longAgo since]* $',
    '(?<!damage .{0,5}) smoke (?![smell damage alarm]) [filler other]{0,2} inside',
    'cough .* smoke (?![smell damage alarm])',
    'smoke (?![smell damage alarm]) .* cough',
    '[breath gasping] [^stop]{0,4} smoke (?![smell damage alarm])',
    '^[^ago longAgo since]* (lit [filler other]{0,2} [stove furnishing] | stove [filler other]{0,2} lit)',
    'smell [filler other]? burning',
    'burning smell',
    '[filler person] burning',
  ],
  collapse: [
    'structure [filler person hanging other]{0,4} collapsing',
    'collapsing [filler other]? structure',
    'vehicle [^stop water get]{0,4} crashed [^stop water]{0,5} [inside structure]',
    'structure [^stop longAgo]{0,6} aboutTo [filler other]{0,2} [fall collapsing]',
    'aboutTo [filler other]{0,2} [fall collapsing] [filler other]{0,2} structure',
    'structure [filler other]{0,2} coming down',
  ],
  'carbon-monoxide': [
    'monoxide .* [beeping sick]',
    '[beeping sick] .* monoxide',
    '[theres hay leak] [filler other]? monoxide',
    '^[^damage stove no ago longAgo since stop]{0,2} monoxide alarm? stop* $',
    'co alarm [^stop]{0,4} beeping',
    '^[^damage stove no ago longAgo since stop]{0,2} co alarm stop* $',
    'alarm [filler other]{0,2} co [^stop]{0,4} beeping',
    'beeping .{0,4} co? alarm .* sick',
    '^(?=.* sick) .* (alarm [^stop]{0,3} beeping | beeping [^stop]{0,2} alarm)',
    'sick .* stove',
    'stove (?!filler filler sick) .* sick',
  ],
  wire: [
    'wire [power filler other]{0,3} [down lying]',
    'wire [filler other]? power [filler other]{0,3} down',
    'down [power filler other]{0,2} wire',
  ],
  'electricity-in-water': [
    '^(?!can .* switched) [^switched ago longAgo since]* (water [^stop]{0,6} outlet | outlet [^stop]{0,4} water | water [^stop]{0,5} lamp | outlet [filler get person other]{0,3} wet | [power lamp] [filler person]{0,2} wet | wet [filler person other on]{0,4} outlet) [^switched ago longAgo since]* $',
    '^(?=.* water) [^switched]* (power .{0,3} still | still .{0,2} power | power [filler other]? on)',
    'wire [^stop]{0,3} water',
    'water [^stop]{0,3} wire',
    // What is plugged in and wet; a fan that dries is neither. Water in a lamp, or in what hangs from the ceiling.
    '^(?=.* [wet water]) [^switched fan damage ago longAgo since]* (?<!not filler?) pluggedIn [^switched fan damage ago longAgo since]* $',
    '[wet water] [^stop switched]{0,3} on .{0,2} television',
    '[lamp outlet] [filler person structure other]{0,4} [full coming] [^stop switched]{0,2} water',
    '(structure fan | fan [filler other]{1,2} structure) [^stop switched]{0,4} [water wet]',
    '[water wet] [^stop switched]{0,4} (structure fan | fan [filler other]{1,2} structure)',
    'water .* [shocked spark]',
    '[shocked spark] .* water',
    'water coming [^stop]{0,3} power',
    'water .* flickering',
    'flickering .* water',
    'standingIn .{0,2} water .* buzzing',
    'buzzing .* standingIn .{0,2} water',
  ],
  electricity: [
    'spark',
    'get shocked',
    'shocked .* [outlet power]',
    '[outlet power] .* shocked',
    'wire [power filler other]{0,3} hanging',
    'hanging filler? wire',
    '[filler toThem person] hit filler? power',
    'outlet [filler person other]{0,4} [hot burning buzzing]',
    '(hot | buzzing [filler other]{0,4}) outlet',
  ],
  hurt: [
    'unconscious',
    '(?<!damage [filler other]?) bleeding (?!.? crashed)',
    'passed out',
    '[no not cannot] [can filler]? [breath wake]',
    '[no not] [filler other] can wake',
    'no person breath',
    'cannot get? up',
    '(?<!inside person) gasping (?!other inside)',
    '^(?!.* longAgo | .* ago .* damage) .* (person [filler get ago]{0,3} shot | shot [filler other]{0,2} person)',
    // Who is dying; their own wish is another danger.
    'person [filler now]{0,2} die',
    // Who fell, hit their head, broke something, or does not get up.
    '^(?!.* longAgo) .* (person filler{0,2} fell (?![filler other] structure) | filler fell [filler other]{0,2} person | hit (theirHead | person? theirHead | [filler other]{0,2} sick) | broke [filler person other]? limb)',
    '^(?!.* longAgo) .* (toThem hurts [filler other]{0,2} limb | person .* hurts [filler other]{0,2} limb | hurts [filler other]{0,2} limb .* person | person .* [no not] filler can? getUp | [no not] filler can? getUp .* person)',
    // What fell, and who is under it.
    '[down hurt collapsing came] [filler other structure]{0,3} on [filler other more]{0,3} person (?![inside vehicle])',
    '[down structure] [filler other toThem]{0,2} hit [filler other]{0,2} person',
    'person filler? down crashed [filler other]{0,2} structure',
    '(down [filler other]{0,2} structure | structure [filler other]{0,2} [down collapsing]) [^stop]{0,5} person [filler person other]{0,2} below',
    'person filler? blue (stop | $)',
    '[toThem person] filler? [down came] [filler other]{0,2} structure [filler other]{0,2} on',
    '[down came] [filler below other]{0,2} structure [filler other]{0,2} on [filler other]{0,2} person',
    'toThem down [filler other]{0,3} structure filler .? person',
    '[down hurt] [^stop]{0,5} person [filler person other]{0,2} under',
    'person [filler person other]{0,2} under [filler other]{0,2} (down | structure [filler other]{0,3} [down hurt])',
    'hay [filler other]{0,2} person filler? under',
    'person filler under [filler other]{0,2} structure (stop | $)',
    'person filler? down [filler other]{0,3} [water inside] (?!.? [damage stove])',
    'down .* [no not] [filler other]? answer',
    // Who lies on the floor or does not respond; whom nobody reaches by phone is another matter.
    '[person hay] [filler person]? (lying on | person down other | filler down on) [filler other]? floor',
    '^(?!.* phone) .* (person .{0,6} floor .* [no not cannot] .? [answer respond] | person .{0,3} [no not cannot] .? (respond | answer .{0,4} person .{0,3} [floor inside]) | no .? respond .{0,2} person)',
    'person .* [no not] [filler other]? moving',
    'person .* cannot moving (stop | $)',
    'person [^stop not want]{0,5} hurt',
    '[no not cannot] [^stop]{0,3} pulse',
    'swallowed [^stop]{0,4} [poison pill damage]',
    'took [^stop]{0,5} pill',
  ],
  'found-dead': [
    '^(?!.* [ago longAgo]) .* (found [^stop]{0,3} person [^stop]{0,2} dead | found dead [^stop]{0,3} person | person [filler person] dead (stop | $ | .{0,3} [inside structure]))',
  ],
  suicidal: [
    'suicidal',
    'thinking [filler other more]{0,3} suicide',
    'kill [filler other]? oneself',
    'want [^stop]{0,3} hurt [filler other]? oneself',
    'end [filler other]{1,3} life',
    'person (want | other filler) toKill',
    '(?<![no not] filler?) want [filler other]{0,2} die',
    '[no not] filler? want [filler other]{0,2} live filler? (more | stop | $)',
  ],
}

export const patterns = emergencyKinds.map((kind) => ({ kind, says: pattern(notations[kind]) }))

export const joined = new RegExp(`\\b(${phrases.join('|')})`, 'g')

export const now = letterOf('now')
/** Who fell is asked of people alone; for all else it is what is down. The floor, where no one lies on it, is a part of the house. */
export const [fell, down] = [pattern('fell', 'g'), letterOf('down')]
export const [floor, structure] = [pattern('floor', 'g'), letterOf('structure')]

/** Signs that few patterns ask for; for the others, these words say nothing. */
export const inFewPatterns = pattern(
  '[full fall aboutTo fan television pluggedIn under toThem hit came broke blue waist within left wentBack swim unableToWalk lit below limb theirHead hurts getUp answer respond phone]',
  'g',
)

/** What shows that it is over, or that something else is meant. */
export const otherwise = pattern('[damage ago longAgo since switched out no not smell]')

/** What is found in words that were typed without the spaces. */
export const findable = pattern('[smell gas fire smoke spark monoxide trapped leak flames]')

/** "gas", "no" and "a" are of both languages. */
export const ofOneLanguage = pattern('[^other stop filler gas no]')

/** What is denied: "no fire", "nobody is hurt", "no hay fuego". */
export const denied = pattern(
  '(no [more hay]{0,2} | not [filler get hay more person]{0,3}) [smell gas fire smoke burning spark trapped hurt unconscious bleeding flames shocked swallowed took suicidal outlet pluggedIn]',
  'g',
)
export const deniedWater = pattern(
  [
    'no [more hay]{0,2} water (?!filler? [coming rising])',
    '[no not] [filler person]{0,2} near [more filler person other]{0,2} outlet',
  ],
  'g',
)
