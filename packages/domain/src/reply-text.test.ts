import { describe, expect, it } from 'vitest'
import { replyText } from './reply-text.ts'

describe('the new text of a mail', () => {
  it.each([
    ['plain', 'Saturday is fine.', 'Saturday is fine.'],
    ['English', 'Saturday is fine.\n\nOn Mon, 23 Nov 2026 at 10:00, Rosewood Garden <r-1@x> wrote:\n> Dear Ada', 'Saturday is fine.'],
    ['two lines', 'Yes!\n\nOn Mon, 23 Nov 2026 at 10:00, Rosewood Garden\n<r-1@x.example> wrote:\n\n> Dear Ada', 'Yes!'],
    ['German', 'Passt.\r\n\r\nAm 23.11.2026 um 10:00 schrieb Rosewood <r-1@x>:\r\n> Hallo', 'Passt.'],
    ['Turkish', 'Olur.\n\nRosewood <r-1@x>, 23 Kas 2026 Pzt, 10:00 tarihinde şunu yazdı:\n\n> Merhaba', 'Olur.'],
    ['Arabic', 'موافقون.\n\nفي الاثنين 23 نوفمبر 2026 كتب Rosewood:\n> مرحبا', 'موافقون.'],
    ['a header', 'Yes.\n\nFrom: Rosewood\nSent: Monday\nTo: Ada\n\nDear Ada', 'Yes.'],
    ['a line', 'Yes.\n-----Original Message-----\nDear Ada', 'Yes.'],
    ['answers between quotes', '> Is Saturday fine?\nYes.\n> And Sunday?\nNo.', 'Yes.\nNo.'],
    [
      'answers below quotes',
      'Hello!\n\nOn Mon, 23 Nov 2026, Rosewood wrote:\n\n> Is Saturday fine?\nYes.\n> Sunday?\n\nNo.',
      'Hello!\n\nYes.\n\nNo.',
    ],
    ['a quote of the couple', 'On Friday my mother wrote:\nI love it.\n\nAda', 'On Friday my mother wrote:\nI love it.\n\nAda'],
    ['a signature', 'We will come.\n\n-- \nMara, +1 613 555 0100', 'We will come.'],
  ])('%s', (_name, text, reply) => expect(replyText(text)).toBe(reply))

  it('keeps a text that only looks like a quote at its beginning', () => {
    expect(replyText('From: the bottom of our hearts, thank you!')).toBe('From: the bottom of our hearts, thank you!')
  })

  it('is the whole text if only a quote would be left', () => {
    expect(replyText('> Is Saturday fine?')).toBe('> Is Saturday fine?')
  })
})
