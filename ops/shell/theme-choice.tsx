import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, themes, useTheme } from './theme.ts'

const looks = {
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
  system: { label: 'As the device', Icon: Monitor },
} as const

export function ThemeChoice() {
  const chosen = useTheme()
  return (
    <fieldset className="flex">
      <legend className="sr-only">Colours</legend>
      {themes.map((theme) => {
        const { label, Icon } = looks[theme]
        return (
          <label
            key={theme}
            title={label}
            className="grid size-11 cursor-pointer place-content-center border-b-2 border-transparent text-[#c3ced8] has-checked:border-gold has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
            />
            <Icon aria-hidden className="size-4.5" />
            <span className="sr-only">{label}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
