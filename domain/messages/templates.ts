/** The languages of customers, and the words of a template in one of them. The subject is that of the email. */
export const templateLanguages = ['en', 'es'] as const
export type TemplateLanguage = (typeof templateLanguages)[number]
export type TemplateWords = { subject: string; email: string; text: string }

export type Template = { key: string; name: string } & Record<TemplateLanguage, TemplateWords>

/** What can stand in braces in a template, and what it is filled with. */
export const placeholders = {
  name: 'the customer’s name',
  company: 'the company’s name',
  phone: 'the company’s phone number',
  number: 'the job number',
  address: 'the address of the loss',
  visit: 'day and time of the next visit',
  sender: 'the name of whoever sends it',
} as const
export type Placeholder = keyof typeof placeholders

/** What the portal starts with: few, and plain. */
export const firstTemplates: readonly Template[] = [
  {
    key: 'confirmation',
    name: 'We have your request',
    en: {
      subject: 'We have your request, job {number}',
      email: `Hello {name},

We have your request for help at {address}. Your job number is {number}.

If anything changes, or someone is in danger, call us at {phone}. We answer day and night.

{sender}`,
      text: '{company}: We have your request for help. Your job number is {number}. Questions? Call {phone}.',
    },
    es: {
      subject: 'Recibimos su solicitud, trabajo {number}',
      email: `Hola, {name}:

Recibimos su solicitud de ayuda en {address}. Su número de trabajo es {number}.

Si algo cambia, o si alguien corre peligro, llámenos al {phone}. Atendemos de día y de noche.

{sender}`,
      text: '{company}: Recibimos su solicitud de ayuda. Su número de trabajo es {number}. ¿Preguntas? Llame al {phone}.',
    },
  },
  {
    key: 'visit',
    name: 'Your next visit',
    en: {
      subject: 'Your next visit: {visit}',
      email: `Hello {name},

Our next visit to {address} is planned for {visit}. Someone who can let us in should be there.

If this time doesn’t work for you, call us at {phone}.

{sender}`,
      text: '{company}: Your next visit is planned for {visit}. If this time doesn’t work for you, call {phone}.',
    },
    es: {
      subject: 'Su próxima visita: {visit}',
      email: `Hola, {name}:

Nuestra próxima visita a {address} está prevista para el {visit}. Debe haber alguien que pueda abrirnos.

Si esa hora no le conviene, llámenos al {phone}.

{sender}`,
      text: '{company}: Su próxima visita está prevista para el {visit}. Si esa hora no le conviene, llame al {phone}.',
    },
  },
  {
    key: 'claim',
    name: 'We need your claim number',
    en: {
      subject: 'Your claim number for job {number}',
      email: `Hello {name},

To bill your insurance company directly, we need its name, your claim number, and the name and phone number of the adjuster.

Please call us at {phone} once you have them.

{sender}`,
      text: '{company}: Please call {phone} with your insurance company, your claim number and the name of the adjuster.',
    },
    es: {
      subject: 'Su número de reclamo para el trabajo {number}',
      email: `Hola, {name}:

Para cobrar directamente a su compañía de seguros necesitamos su nombre, el número de reclamo y el nombre y teléfono del ajustador.

Por favor, llámenos al {phone} cuando los tenga.

{sender}`,
      text: '{company}: Por favor, llame al {phone} con su compañía de seguros, su número de reclamo y el nombre del ajustador.',
    },
  },
  {
    key: 'finished',
    name: 'The work is finished',
    en: {
      subject: 'The work at {address} is finished',
      email: `Hello {name},

We have finished the work at {address}. Thank you for your trust.

If you notice anything that isn’t right, call us at {phone} and give us your job number, {number}.

{sender}`,
      text: '{company}: We have finished the work at {address}. If anything isn’t right, call {phone}. Job {number}.',
    },
    es: {
      subject: 'El trabajo en {address} está terminado',
      email: `Hola, {name}:

Terminamos el trabajo en {address}. Gracias por su confianza.

Si nota algo que no está bien, llámenos al {phone} y díganos su número de trabajo, {number}.

{sender}`,
      text: '{company}: Terminamos el trabajo en {address}. Si algo no está bien, llame al {phone}. Trabajo {number}.',
    },
  },
]
