/** What is said to whoever tells of a death; `name`: who is on call. Spanish has to be read by someone who grew up with it before it goes out. */
export const griefWords = {
  en: (name: string | null) => `We’re sorry. ${name ?? 'Someone from our office'} will write here.`,
  es: (name: string | null) => `Lo sentimos. ${name ?? 'Alguien de nuestra oficina'} le escribirá aquí.`,
} as const
