import { signsBy } from '../hearing/asked-signs.ts'
import { plainLetters } from '../hearing/spelling.ts'

/** What our pages answer or leave to people, and no model speaks of: money, who goes, when someone comes, health, and what can hurt people. */
export type QuotedOnly = 'hazard' | 'arrival' | 'medical' | 'electrical' | 'price' | 'coverage' | 'safety'

/** As in `left-to-people.ts`: the signs of what is asked, each with the words for it in both languages. */
const { signsIn, pattern } = signsBy(`
arrival: eta arriv* arrival response llegar* llega llegan llegas tardan tardas tarda tardara* demoran demora
fast: fast fastest soon sooner quick quickly long minutes hours rapido pronto minutos horas
howLong: how que cuanto cuan
when: when cuando tonight tonite 2nite today tomorrow now hoy manana ahora ahorita noche
come: come comes coming here there venir vienen vengan viene mandan mandar send
someone: you someone somebody anyone guys crew technician tech truck team ustedes alguien tecnico equipo
medical: doctor* medic* hospital* sick* ill illness asthma* breath* lung* cough* headache* rash dizzy nausea* vomit* symptom* pregnan* allerg* infect* hurt* injur* wound* bleed* poison* toxic health* disease* tired* fatigue* dizz* numb* sleepy sneez* itch* congest* headach* cansad* estornud* picazon bacteria medico medica enferm* asma respir* pulmon* tos mareo* mareado sintoma* embaraz* alergi* infeccion herid* lastim* sangr* veneno* salud
electrical: power electric* electricity electrician* electricidad electricista* electrocut* breaker* panel fuse* outlet* socket* wire wires wiring plug* unplug* switch* generator* shock* tingl* zapp* hormigue* luz luces corriente enchufe* cable* fusible* interruptor* generador
hazard: sewage sewer* septic toilet* drain drains backup flood* floodwater* creek* river* runoff mold* mould* mildew* fungus spore* contamina* dirty filthy category gas gasoline propane fume* carbon monoxide co generator* engine* asbestos chemical* bleach* acid* disinfect* biohazard* hazard* danger* blood bodily waste rot rotten rodent* germ* virus* explo* collaps* sagg* aguas negras cloaca* fosa drenaje inunda* inundo arroyo* rio crecida moho mohos hongo* sucia sucio propano gasolina monoxido carbono humos asbesto quimic* cloro lejia acido* sangre peligro* desinfec* podrid* virus
`)

/** What takes more than a word to be asked. */
const phrases: readonly { readonly why: QuotedOnly; readonly says: RegExp }[] = [
  {
    why: 'price',
    says: /\b(?:for|under|below|less than|at most|por|menos de)\s+(?:under |about |around |less than |menos de )?\$?\d{2,}\b(?!\s*(?:h|d|m|in|f|sq|p))|\bfor (?:much )?less\b/,
  },
  { why: 'coverage', says: /\b(?:agent|agente|bill|bills|factura)\b/ },
  {
    why: 'safety',
    says: /\b(?:should|must|need to|have to|do|can)\b.{0,20}\b(?:leave|evacuate|move out|get out)\b|\b(?:debo|debemos|deberia|deberiamos|tengo que|tenemos que|hay que)\b.{0,15}\b(?:salir|irnos|irme|evacuar|dejar)\b/,
  },
]

const kinds = ['electrical', 'medical', 'arrival', 'hazard'] as const
const hazards = ['hazard', 'electrical', 'medical'] as const

const patterns: Readonly<Record<(typeof kinds)[number], RegExp>> = {
  hazard: pattern('hazard'),
  electrical: pattern('electrical'),
  medical: pattern('medical'),
  arrival: pattern([
    'arrival',
    'howLong .{0,2} fast .{0,6} [someone come]',
    'when .{0,5} come',
    'come .{0,6} when',
    '[someone come] .{0,6} fast',
  ]),
}

/** Why a question is answered with a quote or not at all; null where its answer may be put together by a model. */
export function quotedOnly(text: string): QuotedOnly | null {
  const words = plainLetters(text)
  const said = phrases.find(({ says }) => says.test(words))
  if (said) return said.why
  const asked = signsIn(text)
  return kinds.find((kind) => patterns[kind].test(asked)) ?? null
}

/** Whether a text speaks of what can hurt people: dirty water, mold, gas, electricity. Of such a page each limit matters. */
export function namesHazard(text: string): boolean {
  const signs = signsIn(text)
  return hazards.some((kind) => patterns[kind].test(signs))
}
