import type { AreaStory } from './story.ts'
import { eastPalestine } from './stories/east-palestine-oh.ts'

/** Every place that has a story, by the slug of its page. */
const stories: Readonly<Record<string, AreaStory>> = {
  'east-palestine-oh': eastPalestine,
}

export function storyOf(slug: string): AreaStory | null {
  return stories[slug] ?? null
}
