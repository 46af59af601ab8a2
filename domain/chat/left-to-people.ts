import { signsBy } from './asked-signs.ts'

/** What no automated answer is given to, whatever our pages say. */
export type LeftToPeople = 'price' | 'coverage' | 'safety'

/** The signs of what is asked, each with the words for it in both languages; "*" stands for any ending. */
const signs = `
c cost* costing price* pricing charge* rate rates fee fees quote quotes estimate estimates expensive cheap cuesta cuestan costo costos cuestas precio* cobran cobra cobras tarifa* presupuesto* saldria caro barato gratis free
h much cuanto cuanta cuant
i insurance policy homeowners insurer carrier allstate geico usaa statefarm farmers nationwide progressive seguro aseguranza aseguradora poliza medicaid fema warranty
p cover* cubre* cubrir* cubierto aprueb* deny denied approve*
y paid pay pays paga pagar* pagan pago
w who whose quien deductible deducible
u you ustedes
s safe safely segur* seguridad ok okay alright
j toxic toxico dangerous danger risky hazardous harmful unsafe poisonous contagious peligros* danin*
e power electric* breaker* panel fuse fuses fusebox light lights luz corriente electricidad interruptor*
n on back again restore reset encender enciendo encienda prender prendo prenda conectar conecto reconect*
q gas propane propano
l stay staying sleep sleeping live living remain breathe breathing drink walk inside enter touch quedarnos quedarme quedarse quedar quedo quedamos dormir vivir respirar tomar caminar pisar tocar entrar
k kids kid baby babies children child pets ninos nino bebe bebes hijos
v can could should puedo podemos pueden deberia es esta
f fall falling collapse collapsing caer* caiga caerse cae derrumb*
t ceiling roof wall walls floor house cieling techo pared paredes piso casa
m mold moho
b black
d make hurt harm sick poison enfermar danar enfermo enfermos malo
x food medicine fridge refrigerator comida medicina fire fireman firemen firefighters incendio bomberos fuego
o for por
z will
r run sale salir sales
a off shut apagar apago apagarlos apagarla apague cortar corto
g going gonna va
`

const signsIn = signsBy(signs)

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
  coverage: /i.*(?<!w.?)[py]|(?<!w.?)[py].*i/,
  safety:
    /e.*n|n.*e|q|^(?!.*m).*j|^(?!.*x).*[sj].{0,4}[lk]|^(?!.*x|.*ae|.*a.e).*v.{0,2}[lk]|[zg].{0,4}f|f.{0,4}t|[zgv].{0,3}k.{0,4}d|[mbj].{0,3}d.{0,4}k/,
  price: /c|h(o|r|\.{0,2}[gz]\.{0,2}r|v?$)|(?<!w.?)y|yu/,
}
