import { where } from '../parts/conditions.ts'
import { longWords, notes, yesNo } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateSection } from '../template.ts'

export const systems: TemplateSection = {
  id: 'systems',
  title: both('Systems and contents', 'Sistemas y contenidos'),
  fields: [
    {
      id: 'hvac',
      type: 'choice',
      label: both('Heating and cooling', 'Calefacción y aire acondicionado'),
      need: 'always',
      options: [
        option('clean', 'No soot inside', 'Sin hollín adentro'),
        option('soot', 'Soot inside', 'Con hollín adentro'),
        option('not_seen', 'Not inspected', 'No se revisó'),
        option('none', 'None', 'No hay'),
      ],
    },
    yesNo('hvac_ran', both('Did it run during or after the fire?', '¿Funcionó durante o después del fuego?')),
    {
      id: 'electronics',
      type: 'choice',
      label: both('Electronics', 'Aparatos electrónicos'),
      help: both(
        'Leave them unplugged until they are cleaned.',
        'Déjelos desconectados hasta que se limpien.',
      ),
      need: 'always',
      options: [
        option('none', 'Not affected', 'No afectados'),
        option('clean', 'To be cleaned', 'Por limpiar'),
        option('specialist', 'To a specialist', 'Para un especialista'),
        option('loss', 'Can’t be saved', 'No se pueden salvar'),
      ],
    },
    {
      id: 'textiles',
      type: 'choice',
      label: both('Clothes and textiles', 'Ropa y telas'),
      need: 'always',
      options: [
        option('none', 'Not affected', 'No afectadas'),
        option('laundry', 'To a restoration laundry', 'A lavandería especializada'),
        option('site', 'Cleaned on site', 'Se limpian en el lugar'),
        option('loss', 'Can’t be saved', 'No se pueden salvar'),
      ],
    },
    {
      id: 'contents',
      type: 'choice',
      label: both('Other contents', 'Otros contenidos'),
      need: 'always',
      options: [
        option('none', 'Not affected', 'No afectados'),
        option('site', 'Clean on site', 'Limpiar en el lugar'),
        option('pack_out', 'Pack out and clean', 'Retirar y limpiar'),
        option('mixed', 'Some of each', 'Una parte de cada cosa'),
        option('loss', 'Can’t be saved', 'No se pueden salvar'),
      ],
    },
    yesNo(
      'food',
      both('Was food, medicine or makeup exposed?', '¿Hubo alimentos, medicinas o maquillaje expuestos?'),
    ),
    longWords('contents_note', both('Details of contents', 'Detalles de los contenidos')),
  ],
}

export const decisions: TemplateSection = {
  id: 'decisions',
  title: both('Plan', 'Plan'),
  fields: [
    {
      id: 'methods',
      type: 'chips',
      label: both('Cleaning of the structure', 'Limpieza de la estructura'),
      need: 'always',
      options: [
        option('hepa', 'HEPA vacuum', 'Aspiradora HEPA'),
        option('sponge', 'Dry sponge', 'Esponja seca'),
        option('wet', 'Wet cleaning', 'Limpieza húmeda'),
        option('abrasive', 'Sanding or blasting', 'Lijado o chorro'),
        option('seal', 'Sealing', 'Sellado'),
        option('removal', 'Removal', 'Retiro de materiales'),
        option('duct', 'Duct cleaning', 'Limpieza de ductos'),
        option('none', 'None', 'Ninguna'),
      ],
    },
    {
      id: 'deodorizing',
      type: 'chips',
      label: both('Odor removal', 'Eliminación de olores'),
      help: both(
        'Ozone only with people, pets and plants out.',
        'Ozono solo cuando no haya personas, mascotas ni plantas.',
      ),
      need: 'always',
      options: [
        option('none', 'None', 'Ninguna'),
        option('source', 'Remove what smells', 'Retirar lo que huele'),
        option('filtration', 'Carbon filters', 'Filtros de carbón'),
        option('fog', 'Thermal fog', 'Nebulización térmica'),
        option('hydroxyl', 'Hydroxyl generator', 'Generador de hidroxilo'),
        option('ozone', 'Ozone', 'Ozono'),
        option('seal', 'Sealing', 'Sellado'),
      ],
    },
    yesNo(
      'testing',
      both('Are asbestos or lead tests needed first?', '¿Hacen falta antes pruebas de asbesto o plomo?'),
    ),
    yesNo(
      'staying',
      both('Does the owner plan to stay in the house?', '¿El dueño piensa quedarse en la casa?'),
    ),
    longWords('stay_note', both('What we told them about staying', 'Qué le dijimos sobre quedarse'), {
      show_if: where('staying', 'yes'),
      need: 'always',
    }),
    longWords('plan', both('What we do, in which order', 'Qué hacemos y en qué orden'), { need: 'always' }),
    notes,
  ],
}
