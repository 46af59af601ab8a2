import type { DryingWords } from './en-drying.ts'
import { decimal } from './quotient.ts'

export const esDrying: DryingWords = {
  status: { dry: 'Seco', drying: 'Secándose', stalled: 'Estancado', rising: 'Subiendo', wet: 'Mojado' },
  verdict: { working: 'funciona', poor: 'deficiente', fault: 'falla' },
  verdictReason: {
    puts_water_back: 'Devuelve agua al aire.',
    takes_nothing: 'No saca agua del aire.',
    outlet_as_humid: 'El aire que sale es tan húmedo como el que entra.',
    takes_little: 'Saca poca agua de un aire tan húmedo.',
  },
  alert: {
    not_falling: 'El aire no se secó en las últimas dos visitas.',
    wetter_than_outside: 'El aire de este sistema cerrado es tan húmedo como el de afuera, o más.',
  },
  air: {
    fahrenheit: 'Escriba una temperatura entre -40 y 200 °F.',
    humidity: 'Escriba una humedad entre 0 y 100%.',
    altitudeFeet: 'Escriba una altitud entre -1,000 y 15,000 pies.',
    boils: 'Un aire tan caliente no puede ser tan húmedo a esta altitud. Revise la temperatura y la humedad.',
  },
  refused: ({ meter, least, most }) =>
    `${/meter|medidor/i.test(meter) ? meter : `El medidor ${meter}`} marca de ${decimal(least)} a ${decimal(most)}. Escríbalo otra vez.`,
  asked: ({ value, change, since }) =>
    `${decimal(value)} es ${decimal(Math.abs(change))} ${change > 0 ? 'más' : 'menos'} que ${since}. ¿Es correcto?`,
  airAsked(doubt, since) {
    if (doubt.of === 'outlet')
      return `El aire que sale tiene ${doubt.out.toFixed(1)} gr/lb, más que los ${doubt.into.toFixed(1)} que entran. ¿Es correcto?`
    const unit = { fahrenheit: ' °F', humidity: ' %', grains: ' gr/lb' }[doubt.of]
    const said = (value: number) => `${decimal(Math.round(value * 10) / 10)}${unit}`
    if (!('change' in doubt)) return `${said(doubt.value)} no es usual en este lugar. ¿Es correcto?`
    const change = said(Math.abs(doubt.change)).replace(' %', ' puntos')
    return `${said(doubt.value)} es ${change} ${doubt.change > 0 ? 'más' : 'menos'} que ${since}. ¿Es correcto?`
  },
  broken: (position) => `El registro ${position} no coincide. Llame a la oficina.`,
}
