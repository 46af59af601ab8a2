import { displayPhone } from './phone.ts'

/** Where the name of whoever asked for help would stand alone; some gave a number and nothing else. */
export function nameWords(name: string | null): string {
  return name ?? 'Name not given'
}

/** The same within a line. */
export function nameWithin(name: string | null): string {
  return name ?? 'name not given'
}

type Asker = { readonly name: string | null; readonly phone: string }

/** Who is called: without a name the number. */
export function callName({ name, phone }: Asker): string {
  return name ?? displayPhone(phone)
}
