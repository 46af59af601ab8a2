import { jobHeader } from './parts/header.ts'
import { longWords, notes, yesNo } from './parts/questions.ts'
import { where } from './parts/conditions.ts'
import { signatures, technicianSigns } from './parts/signatures.ts'
import { both } from './parts/wording.ts'
import { filtration, power } from './scope-worksheet/air-and-power.ts'
import { airMovers } from './scope-worksheet/air-movers.ts'
import { categoryFields, classFields } from './scope-worksheet/class.ts'
import { dehumidifiers } from './scope-worksheet/dehumidifiers.ts'
import { materials } from './scope-worksheet/materials.ts'
import { rooms } from './scope-worksheet/rooms.ts'
import { defineTemplate } from './template.ts'

/** Counted by the public chart that the job file counts by. It is where to begin: readings decide after the first day. */
export const scopeWorksheet = defineTemplate({
  slug: 'scope-worksheet',
  code: 'F11',
  title: both('Category, Class and Scope Worksheet', 'Hoja de categoría, clase y alcance'),
  sections: [
    jobHeader(),
    { id: 'category_part', title: both('Category', 'Categoría'), fields: categoryFields },
    { id: 'rooms_part', title: both('Rooms', 'Habitaciones'), fields: [rooms] },
    { id: 'class_part', title: both('Class', 'Clase'), fields: classFields },
    { id: 'materials_part', title: both('Materials', 'Materiales'), fields: [materials] },
    { id: 'movers_part', title: both('Air movers', 'Ventiladores de secado'), fields: airMovers },
    { id: 'dehus_part', title: both('Dehumidifiers', 'Deshumidificadores'), fields: dehumidifiers },
    { id: 'filtration_part', title: both('Air filtration', 'Filtración de aire'), fields: filtration },
    { id: 'power_part', title: both('Power', 'Electricidad'), fields: power },
    {
      id: 'deviation',
      title: both('What we set instead', 'Lo que colocamos en su lugar'),
      fields: [
        yesNo(
          'deviates',
          both(
            'Do we set other equipment or choose another class than these figures say?',
            '¿Colocamos otros equipos o elegimos otra clase que la de estas cifras?',
          ),
        ),
        longWords('deviation_reason', both('What, and why', 'Qué y por qué'), {
          show_if: where('deviates', 'yes'),
          need: 'always',
        }),
        notes,
      ],
    },
    signatures(technicianSigns),
  ],
})
