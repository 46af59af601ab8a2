import { longWords, words, yesNo } from '../parts/questions.ts'
import { category, waterClass } from '../parts/water.ts'
import { both } from '../parts/wording.ts'
import type { TemplateField } from '../template.ts'

export const categoryFields: TemplateField[] = [
  words('source_of_water', both('Where the water came from', 'De dónde vino el agua'), { need: 'always' }),
  category,
  longWords('category_reason', both('Why this category', 'Por qué esta categoría'), { need: 'always' }),
]

/** Water of class 4 is known by what is wet, and not by how much of it. */
export const classFields: TemplateField[] = [
  total('total_surface', both('All surfaces', 'Todas las superficies'), 'sum(rooms, "surface")'),
  total(
    'wet_surface',
    both('Wet surfaces', 'Superficies mojadas'),
    'sum(rooms, "wet_floor") + sum(rooms, "wet_lower") + sum(rooms, "wet_upper")',
  ),
  {
    id: 'wet_share',
    type: 'calculated',
    label: both('Share that is wet', 'Porcentaje mojado'),
    formula: '100 * wet_surface / total_surface',
    unit: '%',
    decimals: 2,
  },
  yesNo(
    'slow_drying',
    both(
      'Is much of the water held in hardwood, plaster, concrete or masonry?',
      '¿Hay mucha agua retenida en madera dura, revoque, concreto o mampostería?',
    ),
  ),
  {
    id: 'suggested_class',
    type: 'calculated',
    label: both('Class by these figures', 'Clase según estas cifras'),
    formula: 'slow_drying == "yes" ? 4 : wet_share < 5 ? 1 : wet_share > 40 ? 3 : 2',
    decimals: 0,
  },
  waterClass,
]

function total(id: string, label: TemplateField['label'], formula: string): TemplateField {
  return { id, type: 'calculated', label, formula, unit: 'ft²' }
}
