import { plainLetters } from './spelling.ts'

/** Small letters and plain signs as the eye reads them: letters and full-width signs that look like ours are, and nothing that is not seen splits them. */
export function asSeen(text: string): string {
  const seen = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  return plainLetters(seen).replaceAll(
    /[аеорсухіѕјԁԛԝвкмнтαοριντκυε]/g,
    (letter) => lookalikes[letter] ?? letter,
  )
}

const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсухіѕјԁԛԝвкмнтαοριντκυε'].map((letter, at) => [
    letter,
    'aeopcyxisjdqwbkmhtaopivtkue'[at] ?? letter,
  ]),
)
