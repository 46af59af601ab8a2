import { createElement } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { inLanguage } from './in-language.ts'

test('whoever waits for words of two kinds gets each, though the first are there when it is drawn again', async () => {
  const useGreeting = inLanguage({ words: 'Hello' }, async () => ({ words: 'Hola' }))
  const useFarewell = inLanguage({ words: 'Goodbye' }, async () => ({ words: 'Adiós' }))
  function Both() {
    return `${useGreeting('es').words}, ${useFarewell('es').words}`
  }
  const { prelude } = await prerender(createElement(Both))
  expect(await new Response(prelude).text()).toBe('Hola, Adiós')
})
