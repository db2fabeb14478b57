import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Part, State } from '@/pages/kit/specimen';
import { ActionNotice } from '@/shared/ui/action-notice';
import { Collapsible } from '@/shared/ui/collapsible';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { LiveAlert } from '@/shared/ui/live-alert';
import { MenuButton } from '@/shared/ui/menu/menu-button';
import { MenuPopup } from '@/shared/ui/menu/menu-popup';

const nothing = () => undefined;

/** Notices, details and menus. */
export const ContentParts = () => (
  <>
    <Part name="Notices">
      <State name="With an action">
        <ActionNotice action="Record contact" onAction={nothing}>
          The client and the partner have the same email address.
        </ActionNotice>
      </State>
      <State name="Below a button">
        <LiveAlert severity="success">We have sent the link.</LiveAlert>
      </State>
    </Part>
    <Part name="Description list">
      <State name="Columns">
        <DescriptionList>
          <DescriptionItem term="Amount">£48,000</DescriptionItem>
          <DescriptionItem term="Trading history">{null}</DescriptionItem>
        </DescriptionList>
      </State>
      <State name="Ruled">
        <DescriptionList variant="ruled">
          <DescriptionItem term="Amount">£48,000</DescriptionItem>
          <DescriptionItem term="Purpose">A new van</DescriptionItem>
        </DescriptionList>
      </State>
    </Part>
    <Part name="Collapsible">
      <Collapsible summary="What it says">
        <Typography variant="body2">The lender pays us 3% of the loan.</Typography>
      </Collapsible>
    </Part>
    <Part name="Menu">
      <div>
        <MenuButton
          menu={(opened) => (
            <MenuPopup {...opened}>
              <MenuItem onClick={opened.close}>Excel (.xlsx)</MenuItem>
              <MenuItem onClick={opened.close}>Text (.csv)</MenuItem>
            </MenuPopup>
          )}
        >
          Export
        </MenuButton>
      </div>
    </Part>
  </>
);
