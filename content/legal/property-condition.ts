import type { LegalBlock } from './legal-block.ts'

export const propertyCondition: LegalBlock = {
  block: 'property_condition',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `We wrote this list and took its photos before we began to work. It shows what could be seen without moving or opening anything. It may not show everything.

By signing, you confirm that you saw the list and its photos and that, as far as you know, they show the property as it was before our work. You may add anything that is missing before you sign. You don't give up any claim for damage that our work causes.

Please take cash, jewelry, medicine, firearms and other valuables with you, or lock them away. Tell us if you can't.`,
  es: `Hicimos esta lista y tomamos sus fotos antes de empezar a trabajar. Muestra lo que se podía ver sin mover ni abrir nada. Es posible que no lo muestre todo.

Al firmar, usted confirma que vio la lista y las fotos y que, hasta donde sabe, muestran la propiedad como estaba antes de nuestro trabajo. Antes de firmar puede agregar lo que falte. Usted no renuncia a ningún reclamo por daños que cause nuestro trabajo.

Por favor, llévese el dinero, las joyas, las medicinas, las armas y otros objetos de valor, o guárdelos con llave. Avísenos si no puede.`,
}
