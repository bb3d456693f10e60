import type { ReactNode } from 'react'
import { Alert } from '#/ui/controls/alert'
import { Badge, type BadgeTone } from '#/ui/controls/badge'
import { Button, type ButtonLook, Spinner, AnchorButton, LinkButton } from '#/ui/controls/button'
import { Checkbox } from '#/ui/controls/checkbox'
import { IconButton, IconLink } from '#/ui/controls/icon-button'
import { Select } from '#/ui/controls/select'
import { Switch } from '#/ui/controls/switch'
import { TextInput } from '#/ui/controls/text-input'
import { Textarea } from '#/ui/controls/textarea'
import { Tooltip } from '#/ui/controls/tooltip'
import { Icon } from '#/ui/icon/icon'
import classes from './catalogue.module.css'

const VARIANTS: readonly NonNullable<ButtonLook['variant']>[] = ['primary', 'default', 'subtle', 'danger']
const BADGE_TONES: readonly BadgeTone[] = ['good', 'fair', 'warning', 'bad', 'neutral']
const ALERT_TONES = ['good', 'warning', 'bad', 'neutral'] as const
const CHOICES = [
  { value: '1', label: 'First' },
  { value: '2', label: 'Second' },
]
const ignore = () => undefined
const REASON = 'The session is over'

/** Half the width of a panel. */
function Cell({ children }: { children: ReactNode }) {
  return <div className={classes.input}>{children}</div>
}

/** Every state of each control. A new control is a record here, and its picture follows. */
export const SAMPLES: Readonly<Record<string, () => ReactNode>> = {
  Button: () => (
    <>
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      {VARIANTS.map((variant) => (
        <Button key={variant} variant={variant} size="sm" icon={<Icon name="plus" />}>
          {variant}
        </Button>
      ))}
      <Button variant="primary" busy>
        Busy
      </Button>
      <Button variant="primary" isBlocked>
        Blocked
      </Button>
      <Button disabledReason={REASON}>Unavailable</Button>
      <Button aria-pressed>Pressed</Button>
      <Button isWide>Wide</Button>
    </>
  ),
  IconButton: () => (
    <>
      <IconButton icon="copy" label="Copy" />
      <IconButton icon="check" label="Enable" color="green" />
      <IconButton icon="trash" label="Delete" color="red" />
      <IconButton icon="refresh" label="Refresh" size="lg" />
      <IconButton icon="copy" label="Busy" busy />
      <IconButton icon="copy" label="Unavailable" disabledReason={REASON} />
      <IconLink icon="edit" label="Edit" to="/" />
    </>
  ),
  LinkButton: () => (
    <>
      <LinkButton variant="primary" icon={<Icon name="plus" />} to="/">
        New
      </LinkButton>
      <LinkButton to="/">Back</LinkButton>
      <AnchorButton href="https://shop.example" size="sm">
        Shop
      </AnchorButton>
    </>
  ),
  TextInput: () => (
    <>
      <Cell>
        <TextInput label="Name" defaultValue="Value" />
      </Cell>
      <Cell>
        <TextInput label="Name" placeholder="Placeholder" aria-required />
      </Cell>
      <Cell>
        <TextInput label="Name" description="Description" error="Error" defaultValue="Invalid" />
      </Cell>
      <Cell>
        <TextInput label="Name" defaultValue="Disabled" disabled />
      </Cell>
      <Cell>
        <TextInput
          aria-label="Search"
          placeholder="Search"
          leftSection={<Icon name="search" />}
          rightSection={<IconButton icon="x" label="Clear" />}
        />
      </Cell>
      <Cell>
        <TextInput aria-label="Small" size="sm" defaultValue="Small" />
      </Cell>
    </>
  ),
  Textarea: () => (
    <>
      <Textarea className={classes.input} label="Text" rows={2} defaultValue={'First\nSecond'} />
      <Textarea
        className={classes.input}
        label="Code"
        isCode
        rows={2}
        defaultValue='{"a": 1}'
        error="Error"
      />
    </>
  ),
  Select: () => (
    <>
      <Select label="Sort by" choices={CHOICES} value="1" onChange={ignore} />
      <Select aria-label="Small" size="sm" choices={CHOICES} value="2" onChange={ignore} />
      <Select aria-label="Disabled" disabled choices={CHOICES} value="1" onChange={ignore} />
    </>
  ),
  Checkbox: () => (
    <>
      <Checkbox label="Off" isLabelVisible checked={false} onChange={ignore} />
      <Checkbox label="On" isLabelVisible checked onChange={ignore} />
      <Checkbox label="Some" isLabelVisible checked={false} isIndeterminate onChange={ignore} />
    </>
  ),
  Switch: () => (
    <>
      <Cell>
        <Switch label="Off" checked={false} onChange={ignore} />
      </Cell>
      <Cell>
        <Switch label="On" checked onChange={ignore} />
      </Cell>
      <Cell>
        <Switch label="Off" description="Description" error="Error" checked={false} onChange={ignore} />
      </Cell>
      <Cell>
        <Switch label="Disabled" disabled checked onChange={ignore} />
      </Cell>
    </>
  ),
  Badge: () =>
    BADGE_TONES.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    )),
  Tooltip: () => (
    <div className={classes.tooltip}>
      <Tooltip content="Tooltip">Text</Tooltip>
    </div>
  ),
  Alert: () =>
    ALERT_TONES.map((tone) => (
      <Alert key={tone} tone={tone} role="note" title={tone} closeLabel="Close" onClose={ignore}>
        Message
      </Alert>
    )),
  Spinner: () => <Spinner />,
}
