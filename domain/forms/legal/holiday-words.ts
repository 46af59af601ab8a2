import type { Language } from '#domain/preferences/language.ts'
import type { FederalHoliday } from './federal-holidays.ts'

/** The days that do not count, by name. */
export const holidayWords: Readonly<Record<Language, Readonly<Record<FederalHoliday, string>>>> = {
  en: {
    new_year: 'New Year’s Day',
    martin_luther_king_day: 'Martin Luther King Day',
    presidents_day: 'Presidents’ Day',
    memorial_day: 'Memorial Day',
    juneteenth: 'Juneteenth',
    independence_day: 'Independence Day',
    labor_day: 'Labor Day',
    columbus_day: 'Columbus Day',
    veterans_day: 'Veterans Day',
    thanksgiving: 'Thanksgiving',
    christmas: 'Christmas Day',
  },
  es: {
    new_year: 'Año Nuevo',
    martin_luther_king_day: 'Día de Martin Luther King',
    presidents_day: 'Día de los Presidentes',
    memorial_day: 'Día de los Caídos',
    juneteenth: 'Juneteenth',
    independence_day: 'Día de la Independencia',
    labor_day: 'Día del Trabajo',
    columbus_day: 'Día de Colón',
    veterans_day: 'Día de los Veteranos',
    thanksgiving: 'Día de Acción de Gracias',
    christmas: 'Navidad',
  },
}
