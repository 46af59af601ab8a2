/** What happened to the filled forms of a job, by the name of the event. */
export const formLines: Readonly<Record<string, () => string>> = {
  'submission.received': () => 'Formulario enviado',
  'submission.fix_requested': () => 'Se pidió corregir un formulario',
  'submission.approved': () => 'Formulario aprobado',
  'submission.amending': () => 'Formulario abierto para cambios',
  'submission.offered_again': () => 'Formulario no firmado, ofrecido de nuevo',
  'submission.copied': () => 'Se envió al cliente una copia de un formulario por correo',
  'submission.copy_given': () => 'El cliente recibió su copia de un formulario',
  'submission.copy_not_given': () => 'Se quitó la marca de una copia que no se había dado',
  'submission.reopened': () => 'Se deshizo una decisión sobre un formulario',
  'signing_request.sent': () => 'Formulario enviado para firmar por enlace',
  'signing_request.signed': () => 'Formulario firmado por enlace',
  'signing_request.declined': () => 'Firma rechazada por enlace',
  'signing_request.revoked': () => 'Enlace para firmar anulado',
  'submission.voided': () => 'Formulario anulado',
}
