import { later } from '../shell/later';

const dialogs = later(() => import('./gameDialogParts'));

export const loadDialogs = dialogs.load;

export const FileDialog = dialogs.component((part) => part.FileDialog);
export const LinkDialog = dialogs.component((part) => part.LinkDialog);
export const NameDialog = dialogs.component((part) => part.NameDialog);
export const TakeBackDialog = dialogs.component((part) => part.TakeBackDialog);
