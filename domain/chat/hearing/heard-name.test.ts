import { expect, test } from 'vitest'
import { nameIn } from './heard-name.ts'

test.each([
  ['my name is wanda teasle', 'Wanda Teasle'],
  ['hi my name is wanda teasle my basement is flooded', 'Wanda Teasle'],
  ['My name is WANDA TEASLE', 'Wanda Teasle'],
  ['MY NAME IS WANDA TEASLE AND MY BASEMENT IS FULL OF WATER', 'Wanda Teasle'],
  ['my name is wanda and my basement is flooded', 'Wanda'],
  ['my name is wanda', 'Wanda'],
  ['my name is wanda, teasle street', 'Wanda'],
  ['my name is nora idk what to do', 'Nora'],
  ['my name is nora help', 'Nora'],
  ['my name is wanda basement is wet', 'Wanda'],
  ['my name is wanda 330 555 0133', 'Wanda'],
  ['my name is wanda teasle 330 555 0133', 'Wanda Teasle'],
  ['my name is jan kowalczyk-featherstonehaugh', 'Jan Kowalczyk-Featherstonehaugh'],
  ["my name’s sean o'brien", "Sean O'Brien"],
  ['my name is ann mcdonald', 'Ann McDonald'],
  ['my name is DeShawn Hall. the hall is wet', 'DeShawn Hall'],
  ['me llamo maría elena garcía lópez y se inundó el sótano', 'María Elena García López'],
  ['me llamo rosa de la cruz', 'Rosa de la Cruz'],
  ['me llamo rosa de youngstown', 'Rosa'],
  ['mi nombre es juan pérez tengo agua en la cocina', 'Juan Pérez'],
  ['me llamo juan se rompió un tubo', 'Juan'],
  ['Soy Rosa Vega', 'Rosa Vega'],
  ['This is Bettina from next door', 'Bettina'],
  ['this is Bettina Marsh calling', 'Bettina Marsh'],
  ['Hi its Betty Lou from Salem', 'Betty Lou'],
  ['It’s Betty Lou Smith, my basement is wet', 'Betty Lou Smith'],
  ["hi it's maria", 'Maria'],
  ['my name is wanda some strange unheard things happened here', 'Wanda'],
])('the whole name and nothing else is heard: “%s”', (text, name) => {
  expect(nameIn(text)).toBe(name)
})

test.each([
  'this is bad',
  'its Water everywhere',
  "it's Monday",
  'its maria’s house',
  'soy dueño',
  'my name is not important',
  'the street name is Elm',
  'This Is Bad',
])('no name is heard: “%s”', (text) => {
  expect(nameIn(text)).toBeUndefined()
})
