import { Command } from 'cmdk'
import { Children, type ComponentProps, type ReactNode } from 'react'

/** One kind of what is found; nothing where there is none. */
export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null
  return (
    <Command.Group
      heading={heading}
      className="pt-3 [&_[cmdk-group-heading]]:px-4 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </Command.Group>
  )
}

export function PaletteItem(item: ComponentProps<typeof Command.Item>) {
  return (
    <Command.Item
      {...item}
      className="flex min-h-11 cursor-pointer items-center gap-3 border-l-3 border-transparent py-1.5 pr-4 pl-3.25 data-[selected=true]:border-gold data-[selected=true]:bg-wash"
    />
  )
}
