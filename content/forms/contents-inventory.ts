import { items, values } from './contents-inventory/items.ts'
import { disposal, packBack, packOut } from './contents-inventory/custody.ts'
import { jobHeader } from './parts/header.ts'
import { checklist, notes } from './parts/questions.ts'
import { signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate } from './template.ts'

export const contentsInventory = defineTemplate({
  slug: 'contents-inventory',
  code: 'F17',
  title: both('Contents Inventory, Pack-out and Pack-back', 'Inventario, retiro y devolución de contenidos'),
  sections: [
    jobHeader({
      id: 'steps',
      type: 'chips',
      label: both('What is done', 'Qué se hace'),
      need: 'always',
      options: [
        option('inventory', 'Inventory', 'Inventario'),
        option('pack_out', 'Pack-out', 'Retiro'),
        option('pack_back', 'Pack-back', 'Devolución'),
        option('disposal', 'Disposal', 'Desecho'),
      ],
    }),
    items,
    values,
    packOut,
    packBack,
    disposal,
    {
      id: 'care',
      title: both('Care', 'Cuidado'),
      fields: [
        ...checklist(
          [
            'valuables_out',
            'Owner has cash, jewelry, medicine, weapons',
            'El dueño tiene dinero, joyas, medicinas y armas',
          ],
          ['photos_first', 'Each room was photographed first', 'Primero se fotografió cada habitación'],
          [
            'numbers_match',
            'Boxes and list have the same numbers',
            'Las cajas y la lista tienen los mismos números',
          ],
        ),
        notes,
      ],
    },
    signatures(technicianSigns),
  ],
})
