import { Contrast, Monitor, Moon, Sun } from 'lucide-react'
import { useFirstWords } from '../words/words.tsx'
import { chooseContrast, chooseTheme, themes } from './look.ts'
import { useIsStrong, useTheme } from './use-look.ts'

const icons = { light: Sun, dark: Moon, system: Monitor } as const

/** Colors and contrast, where the eye needs them at once. */
export function ThemeChoice() {
  const { look } = useFirstWords()
  const chosen = useTheme()
  const isStrong = useIsStrong()
  return (
    <div className="flex items-center">
      <fieldset className="flex">
        <legend className="sr-only">{look.theme}</legend>
        {themes.map((theme) => {
          const Icon = icons[theme]
          return (
            <label key={theme} title={look.themes[theme]} className={choice}>
              <input
                type="radio"
                name="theme"
                className="sr-only"
                checked={theme === chosen}
                onChange={() => chooseTheme(theme)}
              />
              <Icon aria-hidden className="size-4.5" />
              <span className="sr-only">{look.themes[theme]}</span>
            </label>
          )
        })}
      </fieldset>
      <label title={look.highContrast} className={choice}>
        <input
          type="checkbox"
          className="sr-only"
          checked={isStrong}
          onChange={(event) => chooseContrast(event.target.checked ? 'more' : 'usual')}
        />
        <Contrast aria-hidden className="size-4.5" />
        <span className="sr-only">{look.highContrast}</span>
      </label>
    </div>
  )
}

const choice =
  'grid size-11 short:lg:size-10 cursor-pointer place-content-center border-b-2 border-transparent text-[#c3ced8] has-checked:border-gold has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-gold'
