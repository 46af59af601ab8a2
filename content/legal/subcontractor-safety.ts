import type { LegalBlock } from './legal-block.ts'

/** What another firm's people say before they begin on our site. */
export const subcontractorSafety: LegalBlock = {
  block: 'subcontractor_safety',
  version: 1,
  states: [],
  review: 'have counsel review',
  en: `By signing, you say for your company that you were told about the hazards marked on this form, that your people know them, and that they have the training and protective equipment that their work needs.

You do only the work described here. If you find something that looks like asbestos, lead paint, sewage, a weak structure or live wires that no one told you about, you stop and call us. Anyone may stop work that is not safe.

This form does not replace the agreement between our companies. Your company stays responsible for its own people, tools and work.`,
  es: `Al firmar, usted dice en nombre de su empresa que le informaron de los peligros marcados en este formulario, que su gente los conoce y que tiene la capacitación y el equipo de protección que su trabajo necesita.

Usted hace solo el trabajo descrito aquí. Si encuentra algo que parezca asbesto, pintura con plomo, aguas negras, una estructura débil o cables con corriente de los que nadie le avisó, debe parar y llamarnos. Cualquier persona puede detener un trabajo que no sea seguro.

Este formulario no reemplaza el contrato entre nuestras empresas. Su empresa sigue siendo responsable de su propia gente, sus herramientas y su trabajo.`,
}
