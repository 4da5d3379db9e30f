import { later } from '../shell/later';

const panels = later(() => import('./panels'));

export const loadPanels = panels.load;

export const FirePanel = panels.component((part) => part.FirePanel);
export const FireActions = panels.component((part) => part.FireActions);
export const RallyPanel = panels.component((part) => part.RallyPanel);
export const RallyActions = panels.component((part) => part.RallyActions);
export const ResultPanel = panels.component((part) => part.ResultPanel);
export const SightPanel = panels.component((part) => part.SightPanel);
export const SightActions = panels.component((part) => part.SightActions);
export const NotesPanel = panels.component((part) => part.NotesPanel);
export const NotesActions = panels.component((part) => part.NotesActions);
export const ComputerPanel = panels.component((part) => part.ComputerPanel);
export const ComputerActions = panels.component((part) => part.ComputerActions);
export const WhyPanel = panels.component((part) => part.WhyPanel);
export const WhyActions = panels.component((part) => part.WhyActions);
export const OrderOfBattle = panels.component((part) => part.OrderOfBattle);
export const KeysPanel = panels.component((part) => part.KeysPanel);
export const LogPanel = panels.component((part) => part.LogPanel);
export const MoveSteps = panels.component((part) => part.MoveSteps);
export const UnitDock = panels.component((part) => part.UnitDock);
