import { phonesIn } from '#domain/leads/phones-in.ts'

/** Digits with nothing between them but what divides a number. */
const run = /\d(?:[\s()./_–-]{0,3}\d)*/g

/** Whether a number is written in a text as one, however it is divided: not of digits that stand in other words. */
export function isWrittenIn(text: string, phone: string): boolean {
  const plain = text.normalize('NFKC')
  const digits = phone.replaceAll(/\D/g, '').slice(-10)
  const runs = Array.from(plain.matchAll(run), ([typed]) => typed.replaceAll(/\D/g, ''))
  return (
    phonesIn(plain).includes(phone) || runs.some((typed) => typed.replace(/^1(?=\d{10}$)/, '') === digits)
  )
}
