import type { BindingMaterial } from '#domain/drying/binding-materials.ts'
import type { DehumidifierKind } from '#domain/drying/chart.ts'
import type { StepTexts } from '#domain/drying/working.ts'
import { decimal, quotient } from './quotient.ts'

const kinds: Record<DehumidifierKind, string> = {
  conventional: 'equipos convencionales',
  lgr: 'equipos LGR',
  desiccant: 'desecantes',
}

const materials: Record<BindingMaterial, string> = {
  hardwood: 'madera',
  plaster: 'yeso',
  concrete: 'concreto',
  masonry: 'mampostería',
}

const sizeUnits = { pints: 'pintas', cfm: 'CFM' }
const sizeNames = { pints: 'las pintas', cfm: 'los CFM' }

const list = new Intl.ListFormat('es-US')

function upTo(value: number, whole: number) {
  const exact = quotient(value)
  return exact === decimal(whole) ? exact : `${exact}, redondeado a ${decimal(whole)}`
}

export const esWorking: StepTexts = {
  for_the_room: () => 'Uno para la habitación.',
  small_room: ({ area, below }) =>
    `Uno: la habitación tiene ${decimal(area)} pies² de piso, menos de ${decimal(below)} pies².`,
  wet_floor: ({ area, per, count }) =>
    `Piso mojado: ${decimal(area)} pies² ÷ ${decimal(per)} = ${upTo(area / per, count)}.`,
  wet_upper: ({ area, per, count }) =>
    `Pared mojada a más de 2 pies y techo: ${decimal(area)} pies² ÷ ${decimal(per)} = ${upTo(area / per, count)}.`,
  insets: ({ count }) => `Entrantes de más de 18 pulgadas: ${decimal(count)}.`,
  nothing_wet: () => 'Aquí no hay nada marcado como mojado.',
  wet_wall: ({ feet, per, count }) =>
    `Pared mojada: ${decimal(feet)} pies ÷ ${decimal(per)} = ${upTo(feet / per, count)}.`,
  rooms: ({ counts, count }) =>
    `Por habitación: ${counts.map(decimal).join(' + ')} = ${decimal(count)}. Cada uno se redondea hacia arriba.`,
  rounded_once: ({ count }) =>
    `Si las habitaciones se sumaran antes de redondear, el resultado sería ${decimal(count)}.`,
  no_volume: () => 'Todavía no se conoce el volumen de esta cámara de secado.',
  not_in_chart: ({ kind, class: waterClass }) =>
    `La tabla no tiene valor para ${kinds[kind]} en clase ${waterClass}. Use LGR o desecante.`,
  pints: ({ cubicFeet, per, pints }) =>
    `${decimal(cubicFeet)} pies³ ÷ ${decimal(per)} = ${upTo(cubicFeet / per, pints)} pintas por día.`,
  pint_units: ({ pints, each, count }) =>
    `${decimal(pints)} pintas ÷ ${decimal(each)} por equipo = ${upTo(pints / each, count)}.`,
  airflow: ({ cubicFeet, changes, cfm }) =>
    `${decimal(cubicFeet)} pies³ × ${decimal(changes)} cambios de aire por hora ÷ 60 = ${upTo((cubicFeet * changes) / 60, cfm)} CFM.`,
  airflow_units: ({ cfm, each, count }) =>
    `${decimal(cfm)} CFM ÷ ${decimal(each)} por equipo = ${upTo(cfm / each, count)}.`,
  sizes_placed: ({ sizes, each, unit }) =>
    `Equipos puestos: ${sizes.map(decimal).join(' y ')} ${sizeUnits[unit]}, ${decimal(each)} en promedio.`,
  size_not_known: ({ each, unit }) =>
    `El catálogo no dice ${sizeNames[unit]} de un equipo puesto, así que cuenta el tamaño común más chico: ${decimal(each)}.`,
  load: ({ groups, amps }) =>
    `Placas: ${groups.map(({ count, amps }) => (count === 1 ? `${decimal(amps)} A` : `${decimal(count)} × ${decimal(amps)} A`)).join(' + ')} = ${decimal(amps)} A.`,
  usable_amps: ({ breaker, percent, usable }) =>
    `${decimal(percent)}% de un interruptor de ${decimal(breaker)} A = ${decimal(usable)} A por circuito.`,
  circuits: ({ amps, usable, count }) =>
    `${decimal(amps)} A ÷ ${decimal(usable)} A = ${upTo(amps / usable, count)}.`,
  wet_share: ({ wet, total, percent }) =>
    `${decimal(wet)} pies² de ${decimal(total)} pies² = ${percent.toFixed(1)}% mojado.`,
  bound_water: ({ materials: wet }) =>
    `Clase 4, porque se secan despacio: ${list.format(wet.map((material) => materials[material]))}.`,
}
