import type { TemplateField } from '../template.ts'
import { both, option } from './wording.ts'

/** How dirty the water is. */
export const category: TemplateField = {
  id: 'category',
  type: 'choice',
  label: both('Category of water', 'Categoría del agua'),
  fact: 'loss.category',
  need: 'always',
  options: [
    option('category_1', 'Category 1, clean', 'Categoría 1, limpia'),
    option('category_2', 'Category 2, contaminated', 'Categoría 2, contaminada'),
    option('category_3', 'Category 3, grossly contaminated', 'Categoría 3, muy contaminada'),
  ],
}

/** How much is wet. */
export const waterClass: TemplateField = {
  id: 'water_class',
  type: 'choice',
  label: both('Class of water loss', 'Clase de pérdida por agua'),
  fact: 'loss.class',
  need: 'always',
  options: [
    option('class_1', 'Class 1, less than 5% wet', 'Clase 1, menos del 5 % mojado'),
    option('class_2', 'Class 2, 5% to 40% wet', 'Clase 2, del 5 % al 40 % mojado'),
    option('class_3', 'Class 3, more than 40% wet', 'Clase 3, más del 40 % mojado'),
    option(
      'class_4',
      'Class 4, much water held in slow-drying materials',
      'Clase 4, mucha agua retenida en materiales de secado lento',
    ),
  ],
}
