import { where } from '../parts/conditions.ts'
import { checklist, longWords, yesNo } from '../parts/questions.ts'
import { both } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

const leadAge: TemplateField = {
  id: 'lead_note',
  type: 'info',
  label: both('Built before 1978', 'Construido antes de 1978'),
  text: both(
    'Paint in a building from before 1978 may contain lead. Don’t sand, cut or scrape painted surfaces before the office says how.',
    'La pintura de un edificio de antes de 1978 puede contener plomo. No lije, corte ni raspe superficies pintadas antes de que la oficina diga cómo.',
  ),
  show_if: { all: [{ field: 'built', op: 'at_most', value: 1977 }] },
}

export const ageSection: TemplateSection = {
  id: 'age',
  title: both('Asbestos and lead', 'Asbesto y plomo'),
  fields: [
    {
      id: 'built',
      type: 'number',
      label: both('Year built, if known', 'Año de construcción, si se sabe'),
      min: 1700,
      max: 2100,
      decimals: 0,
    },
    leadAge,
    yesNo(
      'may_hold_asbestos',
      both(
        'Will we disturb material that may contain asbestos?',
        '¿Vamos a tocar material que puede contener asbesto?',
      ),
      {
        help: both(
          'Think of floor tiles and their glue, ceiling texture, plaster, pipe wrap and old drywall joints, whatever the year.',
          'Piense en losetas y su pegamento, textura del techo, revoque, aislante de tuberías y juntas viejas de panel de yeso, de cualquier año.',
        ),
      },
    ),
    longWords(
      'asbestos_plan',
      both('Who takes samples, and what waits until then', 'Quién toma muestras y qué espera hasta entonces'),
      { show_if: where('may_hold_asbestos', 'yes'), need: 'always' },
    ),
  ],
}

export const airSection: TemplateSection = {
  id: 'air',
  title: both('Air', 'Aire'),
  fields: [
    yesNo(
      'burns_fuel',
      both(
        'Does a heater, pump or generator burn fuel?',
        '¿Hay un calentador, bomba o generador a combustible?',
      ),
    ),
    {
      id: 'co',
      type: 'number',
      label: both('Carbon monoxide where people work', 'Monóxido de carbono donde se trabaja'),
      unit: 'ppm',
      min: 0,
      max: 2000,
      decimals: 0,
      show_if: where('burns_fuel', 'yes'),
      need: 'always',
    },
    {
      id: 'co_note',
      type: 'info',
      label: both('Carbon monoxide', 'Monóxido de carbono'),
      text: both(
        'If the alarm sounds or anyone has a headache or feels sick, everyone goes outside. Call 911 from there, then the office.',
        'Si suena la alarma o alguien tiene dolor de cabeza o malestar, todos salen. Llame desde afuera al 911 y luego a la oficina.',
      ),
      show_if: where('burns_fuel', 'yes'),
    },
    ...checklist(
      [
        'ventilated',
        'Fumes and dust are kept from people in the building',
        'Los gases y el polvo no llegan a las personas del edificio',
      ],
      [
        'generator_outside',
        'Generators stand outside, at least 20 feet from doors and windows',
        'Los generadores están afuera, al menos a 20 pies de puertas y ventanas',
      ],
    ),
  ],
}
