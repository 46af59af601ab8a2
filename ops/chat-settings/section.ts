import type { ComponentType, ReactNode } from 'react'
import type { ChatSettings, SettingsPart } from '#domain/chat/settings/settings.ts'
import type { SettingsForm } from './use-settings-form.ts'

export type SectionProps = { form: SettingsForm }

/** A section of the screen: its place in the menu, and what stands in it. */
export type Section = {
  /** As it stands in the address. */
  readonly id: string
  readonly title: string
  /** What it decides, below its title. */
  readonly lead: string
  /** What the menu says beside it: a count, or a state. */
  readonly State?: (props: { settings: ChatSettings }) => ReactNode
  /** The part of the settings that it changes: it is a form then, with its own Save. */
  readonly part?: SettingsPart
  readonly Body: ComponentType<SectionProps>
}
