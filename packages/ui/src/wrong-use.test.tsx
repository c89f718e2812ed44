/** What the compiler refuses: without the error that a line expects, `npm run types` fails. */
import { Search } from 'lucide-react'
import { describe, it } from 'vitest'
import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  Checkbox,
  DatePicker,
  Dialog,
  Heading,
  Icon,
  IconButton,
  Link,
  Menu,
  MenuItem,
  Meter,
  NumberField,
  RadioGroup,
  SegmentedControl,
  Select,
  Stack,
  StatusTag,
  Table,
  TextField,
} from './index.ts'

const ignore = () => {}
const options = [
  { value: 'mail', label: 'E-mail' },
  { value: 'sms', label: 'SMS' },
] as const

describe('wrong use of a component does not compile', () => {
  it('a name for assistive technology is required', () => {
    // @ts-expect-error no label
    void (<TextField />)
    // @ts-expect-error a placeholder is not a label
    void (<TextField placeholder="Name" />)
    // @ts-expect-error no label
    void (<IconButton icon={Search} />)
    // @ts-expect-error no label
    void (<Checkbox name="terms" />)
    void (
      (
        // @ts-expect-error no label
        <Menu>
          <MenuItem>Delete</MenuItem>
        </Menu>
      )
    )
    // @ts-expect-error a number alone has no meaning
    void (<Badge count={3} />)
    // @ts-expect-error no text for the value
    void (<Meter label="Pictures" value={2} />)
    void (
      (
        // @ts-expect-error no title
        <Dialog strings={{ close: 'Close' }} onClose={ignore}>
          …
        </Dialog>
      )
    )
    // @ts-expect-error no text of the button that clears it
    void (<DatePicker label="Wedding date" value={null} onChange={ignore} />)
    // @ts-expect-error a state is a word and a shape, never only a colour
    void (<StatusTag tone="positive">Booked</StatusTag>)
    // @ts-expect-error no level in the outline
    void (<Heading>Discounts</Heading>)
  })

  it('a component without content is refused', () => {
    // @ts-expect-error neither title nor text
    void (<Banner tone="critical" />)
    void (<Banner title="The page was not saved" />)
    void (<Banner>The page was not saved.</Banner>)
    // @ts-expect-error no text
    void (<Heading level={2} />)
    // @ts-expect-error no text
    void (<Link href="/couples" />)
    // @ts-expect-error no text
    void (<ButtonLink href="/couples" />)
  })

  it('looks are those of the theme', () => {
    // @ts-expect-error not a tone
    void (<Button tone="danger">Delete</Button>)
    // @ts-expect-error not a variant
    void (<Button variant="ghost">Save</Button>)
    // @ts-expect-error a component has no class from outside
    void (<Button className="red">Save</Button>)
    // @ts-expect-error and no style
    void (<Button style={{ margin: 4 }}>Save</Button>)
    // @ts-expect-error not a step of the scale
    void (<Stack gap="13px">…</Stack>)
    // @ts-expect-error not a size of the icons
    void (<Icon icon={Search} size={17} />)
    // @ts-expect-error an icon is a component, not a name
    void (<Icon icon="search" />)
  })

  it('a value is of the type that the field gives back', () => {
    // @ts-expect-error a text
    void (<NumberField label="Guests" value="120" onChange={ignore} />)
    // @ts-expect-error not one of the options
    void (<Select label="Channel" options={options} value="fax" onChange={(_value: 'mail' | 'sms') => {}} />)
    // @ts-expect-error not one of the options
    void (<RadioGroup<'mail' | 'sms'> label="Channel" options={options} value="fax" onChange={ignore} />)
    // @ts-expect-error not one of the segments
    void (<SegmentedControl<'a' | 'b'> label="View" items={[{ id: 'c', label: 'C' }]} value="a" onChange={ignore} />)
    // @ts-expect-error rows without a key
    void (<Table label="Payments" columns={[]} items={[{ amount: 3 }]} />)
  })
})
