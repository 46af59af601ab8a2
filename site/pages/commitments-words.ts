/** A promise, what it means on the job, when it does not apply, and how a customer can check that it was kept. */
type Commitment = {
  readonly promise: string
  readonly means: string
  readonly except: string
  readonly hold: string
}

export const commitments: readonly Commitment[] = [
  {
    promise: 'We answer, day and night',
    means: 'A person answers the phone at any hour, including Sundays and holidays.',
    except:
      'After a big storm the lines can be busy. Keep trying, or send the request form and we’ll call you.',
    hold: 'Save our number and call one evening before you need us. See who answers.',
  },
  {
    promise: 'We arrive when we say',
    means: 'You get a time window on the phone, and we arrive within it.',
    except:
      'A closed road, a storm or an unsafe scene can hold us up. We then call you before the window ends and give you a new one.',
    hold: 'Write down the window and the time we arrive. If we’re late and you didn’t hear from us, tell us. We’ll write it in your file.',
  },
  {
    promise: 'Readings every day',
    means:
      'While drying equipment runs, we measure each marked spot every day with the same meter and write down the numbers.',
    except:
      'If we can’t get into the building, or it isn’t safe to enter, we write the reason on the sheet in place of the numbers.',
    hold: 'Ask to see the sheet. If a day has no numbers and no reason, ask us why.',
  },
  {
    promise: 'A photo update every day',
    means:
      'On each day that we work in your building, we send you photos of what we did and what has changed. They come by email, or by text message if you agreed to texts.',
    except:
      'You get none on days when we don’t work there, or if you’d rather not have them. We send photos of a trauma scene only if you ask for them.',
    hold: 'Check the date on the photos. If none have come by the evening of a work day, we owe you a call.',
  },
  {
    promise: 'One contact person',
    means:
      'One person is responsible for your job from the first visit to the last. You get their name and number on the first day.',
    except: 'If that person is off or sick, we tell you who is filling in. That person will have your file.',
    hold: 'If you have to explain your job to us twice, tell your contact person.',
  },
  {
    promise: 'No surprise equipment',
    means:
      'We list each machine: what it is, which room it’s in, the day we set it and the day we took it away.',
    except: 'If the readings call for more machines, we tell you before we add them to the list.',
    hold: 'Count the machines. The number in the room, on the list and on the bill should match.',
  },
  {
    promise: 'A clean job site',
    means:
      'On each work day, we cover the floors we walk on, sweep up, and take waste to the place we agreed on.',
    except:
      'A sealed-off work area stays dirty while the work in it goes on. We clean it before we take the plastic down.',
    hold: 'Take a photo of the hallway before we start, and compare it on the last day.',
  },
  {
    promise: 'A written dry standard',
    means:
      'Before we start drying, we write down the reading that will count as dry. We take it from the same material in a dry part of your building.',
    except:
      'If none of that material stayed dry, we write down which value we use instead, and why we chose it.',
    hold: 'Compare the last readings with the standard, spot by spot. If one is still above it, ask why before you sign.',
  },
]

/** By name only: the texts belong to the IICRC, which sells them. */
export const standards = [
  {
    code: 'S500',
    name: 'Water damage',
    text: 'How to judge how dirty the water is and how far it went, how to dry a building, and how to document that it’s dry.',
  },
  {
    code: 'S520',
    name: 'Mold',
    text: 'How to contain and remove mold, and why the source of moisture has to be fixed first.',
  },
  {
    code: 'S540',
    name: 'Trauma and crime scenes',
    text: 'How to protect people, clean what blood and body fluids have touched, and dispose of what can’t be cleaned.',
  },
  {
    code: 'S700',
    name: 'Fire and smoke',
    text: 'How to assess fire and smoke residue in a building, and how to clean and restore the building.',
  },
] as const
