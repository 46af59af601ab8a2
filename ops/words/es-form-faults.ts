/** Why an answer of a form isn’t taken, by the sentence that the form and the server have in English. */
const sentences: Readonly<Record<string, string>> = {
  'This isn’t a valid value.': 'Este valor no es válido.',
  'This field is required.': 'Este campo es obligatorio.',
  'Remove the unreadable characters.': 'Quite los caracteres que no se pueden leer.',
  'Enter a number.': 'Escriba un número.',
  'Enter a whole number.': 'Escriba un número entero.',
  'Enter an amount in dollars and cents.': 'Escriba un importe en dólares y centavos.',
  'Enter a date.': 'Escriba una fecha.',
  'Enter a time, as 08:30.': 'Escriba una hora, por ejemplo 08:30.',
  'Answer yes or no.': 'Responda sí o no.',
  'Choose one.': 'Elija una opción.',
  'Choose one of the options.': 'Elija una de las opciones.',
  'Choose each once.': 'Elija cada una solo una vez.',
  'This is no photo.': 'Esto no es una foto.',
  'Enter your initials.': 'Escriba sus iniciales.',
  'Draw here.': 'Dibuje aquí.',
  'Use fewer strokes.': 'Use menos trazos.',
  'The ink reaches out of its sheet.': 'La tinta se sale de la hoja.',
  'Enter the name.': 'Escriba el nombre.',
  'Confirm that you mean to sign.': 'Confirme que quiere firmar.',
  'Agree to sign on this screen, or sign on paper.': 'Acepte firmar en esta pantalla, o firme en papel.',
  'Enter the date on the paper.': 'Escriba la fecha que está en el papel.',
  'Take a photo of each page.': 'Tome una foto de cada página.',
  'Enter why they declined.': 'Escriba por qué no firmó.',
  'Enter who saw it.': 'Escriba quién lo vio.',
  'This can’t be declined.': 'Esto no se puede dejar sin firmar.',
  'This can’t be signed on paper.': 'Esto no se puede firmar en papel.',
  'Answer this first.': 'Primero responda esto.',
  'Add the photos first.': 'Primero agregue las fotos.',
  'Add a row first.': 'Primero agregue una fila.',
  'Fill in every row first.': 'Primero complete todas las filas.',
  'This isn’t what the form counts. Open it again.':
    'Esto no es lo que calcula el formulario. Ábralo otra vez.',
  'Use fewer strokes. This form has more ink than its paper can show.':
    'Use menos trazos. Este formulario tiene más tinta de la que cabe en su papel.',
  'Name every photo of the answers, and no other.':
    'Las fotos no coinciden con las respuestas. Abra el formulario otra vez.',
  'This form doesn’t ask that.': 'Este formulario no pregunta eso.',
  'A text of this form has no checked translation. Sign it in English.':
    'Un texto de este formulario no tiene traducción revisada. Fírmelo en inglés.',
}

/** Sentences with a number in them. */
const patterns: readonly [RegExp, (number: string) => string][] = [
  [/^Enter (\S+) or more\.$/, (least) => `Escriba ${least} o más.`],
  [/^Enter (\S+) or less\.$/, (most) => `Escriba ${most} o menos.`],
  [/^Enter no more than (\d+) decimals\.$/, (most) => `No use más de ${most} decimales.`],
  [/^Use no more than (\S+) characters\.$/, (most) => `No use más de ${most} caracteres.`],
  [/^Use no more than (\d+) photos\.$/, (most) => `No use más de ${most} fotos.`],
  [/^Use no more than (\d+) rows\.$/, (most) => `No use más de ${most} filas.`],
  [/^Use no more than (\d+) pages\.$/, (most) => `No use más de ${most} páginas.`],
]

/** In Spanish; what has no words here stays as it was said. */
export function faultInSpanish(sentence: string): string {
  const said = sentences[sentence]
  if (said) return said
  for (const [pattern, say] of patterns) {
    const [, number] = pattern.exec(sentence) ?? []
    if (number !== undefined) return say(number)
  }
  return sentence
}
