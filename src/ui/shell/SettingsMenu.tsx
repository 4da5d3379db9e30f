import { Menu } from '../widgets/Menu';
import type { MenuItem } from '../widgets/menuItems';
import type { ThemeChoice } from '../theme/theme';
import { changeSettings, useSettings, type Settings } from './settings';

const THEMES: readonly { readonly value: ThemeChoice; readonly label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const FLAGS = [
  { name: 'labels', label: 'Words on map buttons' },
  { name: 'letterKeys', label: 'Single-letter keys' },
  { name: 'curtain', label: 'Curtain at every hand-over', detail: 'Off: only for secret orders' },
  { name: 'sound', label: 'Sound' },
  { name: 'goOn', label: 'Go on to the next unit', detail: 'Extractors!: after a move or a shot' },
  { name: 'hints', label: 'Hints', detail: 'For both sides' },
] as const;

/** The settings as menu items. */
function settingsItems(now: Settings): readonly MenuItem[] {
  return [
    {
      type: 'choice',
      label: 'Colours',
      value: now.theme,
      choices: THEMES,
      onChange: (theme) => changeSettings({ theme: theme as ThemeChoice }),
    },
    { type: 'rule' },
    ...FLAGS.map(({ name, ...words }): MenuItem => ({
      type: 'check',
      ...words,
      checked: now[name],
      onChange: (checked) => changeSettings({ [name]: checked }),
    })),
    {
      type: 'check',
      label: 'Help lines',
      detail: 'On: from the beginning',
      checked: now.help === 'on',
      onChange: (checked) => changeSettings({ help: checked ? 'on' : 'off', helpSeen: [] }),
    },
  ];
}

interface SettingsMenuProps {
  /** What the screen adds above the settings. */
  readonly items?: readonly MenuItem[];
}

/** The menu at the right end of every bar. */
export function SettingsMenu({ items = [] }: SettingsMenuProps) {
  const settings = settingsItems(useSettings());
  const all: readonly MenuItem[] = items.length > 0 ? [...items, { type: 'rule' }, ...settings] : settings;
  return <Menu label="Menu" items={all} />;
}
