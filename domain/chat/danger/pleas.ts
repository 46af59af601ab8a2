const words = [
  // What to do.
  '(?:y )?(?:q|que|qe|k|ke) (?:(?:puedo|podemos|debo|debemos|tengo que|tenemos que) )?(?:h?a[gs]o|h?a[csz]e(?:mos|r)|apago|apagamos|apagar|cierro|cerramos|cerrar|desconecto|desconectar|bajo|bajar)',
  'w(?:h?at|ut|ht) (?:(?:do|shou?ld|shud|can|am|are) )?(?:i|we) (?:supposed )?(?:to )?do',
  'w(?:h?at|ut|ht) (?:now|to do)',
  '(?:what|wat|which|witch|where)(?: (?:valve|switch|breaker|one))?(?: (?:do|should|can))?(?: (?:i|we))?(?: to)? (?:turn|shut|switch) (?:it )?of+',
  // Help.
  '(?:por fa(?:vor)? )?(?:ayuda|auxilio|socorro)(?:me|nos|r?enme|r?ennos)?(?: (?:por ?fa(?:vor)?|x fa(?:vor)?|porfis))?',
  '(?:(?:please|pleas|plese|plz|pls) )?help(?: us)?(?: (?:please|pleas|plese|plz|pls))?',
  'please|pleas|plese|plz|pls|por ?fa(?:vor)?|porfis',
  // When.
  '(?:y )?(?:cuando|a que horas?|en cuanto tiempo) (?:(?:van a|pueden|me|nos) )*(?:llegan?|llegar|vienen?|venir|mandan?|mandar)',
  '(?:when|how soon|how long) (?:can|will|are|r|do|til|till|until|before) (?:u|you|y[ao]ll|they|someone|anyone)(?: (?:be here|get here|come|comin|coming|arrive|show up))?',
]
const pleas = new RegExp(`(?<=^|[^a-z0-9])(?:${words.join('|')})(?![a-z0-9])`, 'g')

/**
 * A message without its pleas and the questions that anyone in danger asks, in plain small letters: what stands before or behind a danger
 * may not hide it.
 */
export function withoutPleas(text: string): string {
  return text.replace(pleas, ' | ').replace(/^[\s|.,;:!?]+|[\s|]+$/g, '')
}
