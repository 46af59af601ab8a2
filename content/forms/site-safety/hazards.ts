import { where } from '../parts/conditions.ts'
import { words, yesNo } from '../parts/questions.ts'
import { both } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

/** A hazard of the site, and what is done about it where it is there. */
function hazard(id: string, en: string, es: string): TemplateField[] {
  return [
    yesNo(id, both(en, es)),
    words(`${id}_control`, both('What we do about it', 'Qué hacemos al respecto'), {
      show_if: where(id, 'yes'),
      need: 'always',
    }),
  ]
}

const leaveForGas: TemplateField = {
  id: 'gas_note',
  type: 'info',
  label: both('Smell of gas', 'Olor a gas'),
  text: both(
    'Everyone leaves now. Don’t touch a switch or a phone on the way out. Once you are well away from the building, call 911, then the gas company, then the office.',
    'Todos salen ya. No toque interruptores ni teléfonos al salir. Cuando esté bien lejos del edificio, llame al 911, luego a la compañía de gas y luego a la oficina.',
  ),
  show_if: where('gas', 'yes'),
}

const stayOut: TemplateField = {
  id: 'structure_note',
  type: 'info',
  label: both('Sagging, cracked or loose', 'Hundido, agrietado o suelto'),
  text: both(
    'Nobody works under or on it before a qualified person says that it is safe.',
    'Nadie trabaja debajo ni encima antes de que una persona calificada diga que es seguro.',
  ),
  show_if: where('structure', 'yes'),
}

export const hazardSection: TemplateSection = {
  id: 'hazards',
  title: both('Hazards', 'Peligros'),
  fields: [
    ...hazard(
      'power',
      'Is water near outlets, cords or the panel?',
      '¿Hay agua cerca de enchufes, cables o el tablero?',
    ),
    ...hazard('gas', 'Is there a smell of gas?', '¿Huele a gas?'),
    leaveForGas,
    ...hazard(
      'gas_appliance',
      'Is a gas appliance wet or under water?',
      '¿Hay un aparato de gas mojado o bajo el agua?',
    ),
    ...hazard(
      'structure',
      'Is anything sagging, cracked or loose overhead?',
      '¿Hay algo hundido, agrietado o suelto arriba?',
    ),
    stayOut,
    ...hazard(
      'slip',
      'Are floors slippery, soft or blocked?',
      '¿Hay pisos resbalosos, blandos u obstruidos?',
    ),
    ...hazard('sharps', 'Are there needles, glass or nails?', '¿Hay agujas, vidrios o clavos?'),
    ...hazard(
      'animals',
      'Are there animals or insects that can hurt someone?',
      '¿Hay animales o insectos que puedan hacer daño?',
    ),
    ...hazard(
      'traffic',
      'Do cables, hoses or vehicles cross a path?',
      '¿Hay cables, mangueras o vehículos en el paso?',
    ),
  ],
}
