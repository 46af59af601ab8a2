import { signsBy } from './asked-signs.ts'

/** What no automated answer is given to, whatever our pages say. */
export type LeftToPeople = 'price' | 'coverage' | 'safety'

/** The signs of what is asked, each with the words for it in both languages; "*" stands for any ending. */
const { signsIn, pattern } = signsBy(`
cost: cost* costing price* pricing charge* rate rates fee fees quote quotes estimate estimates expensive cheap cuesta cuestan costo costos cuestas precio* cobran cobra cobras tarifa* presupuesto* saldria caro barato gratis free
howMuch: much cuanto cuanta cuant
insurance: insurance policy homeowners insurer carrier allstate geico usaa statefarm farmers nationwide progressive seguro aseguranza aseguradora poliza medicaid fema warranty
covers: cover* cubre* cubrir* cubierto aprueb* deny denied approve*
pays: paid pay pays paga pagar* pagan pago
who: who whose quien deductible deducible
you: you ustedes
safe: safe safely segur* seguridad ok okay alright
dangerous: toxic toxico dangerous danger risky hazardous harmful unsafe poisonous contagious peligros* danin*
power: power electric* breaker* panel fuse fuses fusebox light lights luz corriente electricidad interruptor*
onAgain: on back again restore reset encender enciendo encienda prender prendo prenda conectar conecto reconect*
gas: gas propane propano
stay: stay staying sleep sleeping live living remain breathe breathing drink walk inside enter touch quedarnos quedarme quedarse quedar quedo quedamos dormir vivir respirar tomar caminar pisar tocar entrar
children: kids kid baby babies children child pets ninos nino bebe bebes hijos
may: can could should puedo podemos pueden deberia es esta
fall: fall falling collapse collapsing caer* caiga caerse cae derrumb*
ceiling: ceiling roof wall walls floor house cieling techo pared paredes piso casa
mold: mold moho
black: black
harm: make hurt harm sick poison enfermar danar enfermo enfermos malo
foodOrFire: food medicine fridge refrigerator comida medicina fire fireman firemen firefighters incendio bomberos fuego
for: for por
will: will
come: run sale salir sales
off: off shut apagar apago apagarlos apagarla apague cortar corto
going: going gonna va
`)

/** A price, what a policy pays, or whether it is safe: whoever asks for one of these is answered by a person. */
export function leftToPeople(text: string): LeftToPeople | null {
  const asked = signsIn(text.replace(/\b(state|gas) (farm|station)/gi, '$1$2'))
  return kinds.find((kind) => patterns[kind].test(asked)) ?? null
}

const kinds = ['coverage', 'safety', 'price'] as const

/**
 * "Who pays the deductible" and "do you take insurance" are answered by our pages; "will it pay" is not, whatever else is asked with it.
 * Turning power off is told with its limits, also to who would walk through water for it; about turning it on, and about gas, our pages have nothing that fits every house. What is
 * dangerous is told of mold alone.
 */
const patterns: Readonly<Record<LeftToPeople, RegExp>> = {
  coverage: pattern(['insurance .* (?<!who .?) [covers pays]', '(?<!who .?) [covers pays] .* insurance']),
  safety: pattern([
    'power .* onAgain',
    'onAgain .* power',
    'gas',
    '^(?!.* mold) .* dangerous',
    '^(?!.* foodOrFire) .* [safe dangerous] .{0,4} [stay children]',
    '^(?!.* foodOrFire | .* off power | .* off . power) .* may .{0,2} [stay children]',
    '[will going] .{0,4} fall',
    'fall .{0,4} ceiling',
    '[will going may] .{0,3} children .{0,4} harm',
    '[mold black dangerous] .{0,3} harm .{0,4} children',
  ]),
  price: pattern([
    'cost',
    'howMuch (for | come | other{0,2} [going will] other{0,2} come | may? $)',
    '(?<!who .?) pays',
    'pays you',
  ]),
}
