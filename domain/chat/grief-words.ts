/** What is said to whoever tells of a death; `name`: who is on call. Spanish has to be read by someone who grew up with it before it goes out. */
export const griefWords = {
  en: (name: string | null) => `We’re sorry. ${name ?? 'Someone from our office'} will write here.`,
  es: (name: string | null) => `Lo sentimos. ${name ?? 'Alguien de nuestra oficina'} le escribirá aquí.`,
} as const

/** What is said to whoever writes that they can’t go on, by the rule `crisis-988`. */
export const despairWords = {
  en: (name: string | null) =>
    `We’re sorry. You don’t have to be alone with this: call or text 988, day or night, and someone will listen. ${name ?? 'Someone from our office'} will write here too.`,
  es: (name: string | null) =>
    `Lo sentimos. No tiene que estar a solas con esto: llame al 988 de día o de noche y oprima 2, o envíe AYUDA por texto, y alguien le escuchará. ${name ?? 'Alguien de nuestra oficina'} también le escribirá aquí.`,
} as const
