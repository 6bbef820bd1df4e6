import { LogOut, MoreVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { Logo } from '../../ui/art/logo.tsx';
import { NavigateArt } from '../../ui/art/tour-art.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { Row, Section } from './section.tsx';

export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'alert' | 'drawer' | null>(null);
  const set = (name: 'dialog' | 'alert' | 'drawer') => (isOpen: boolean) => setOpen(isOpen ? name : null);
  return (
    <Section title="Overlays">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button variant="danger" onClick={() => setOpen('alert')}>
          Delete account
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Open drawer
        </Button>
        <Menu
          trigger={
            <IconButton label="Sprint actions">
              <MoreVertical aria-hidden />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil aria-hidden />}>Rename</MenuItem>
          <MenuItem icon={<LogOut aria-hidden />}>Log Out</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Trash2 aria-hidden />} tone="danger">
            Delete
          </MenuItem>
        </Menu>
        <Button variant="ghost" onClick={() => toast.success('Logged in successfully')}>
          Success toast
        </Button>
        <Button
          variant="ghost"
          onClick={() => toast.info('Saved', { action: { label: 'Undo', onClick: () => undefined } })}
        >
          Info toast
        </Button>
        <Button
          variant="ghost"
          onClick={() => toast.error('No connection', { description: 'Your answers are kept on this phone.' })}
        >
          Error toast
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={set('dialog')}
        title="Navigate Sprints"
        description="Each sprint is cut into weeks and days. Open today's and begin."
        closeLabel="Close"
        footer={
          <>
            <Button variant="secondary">Back</Button>
            <Button variant="accent">Next</Button>
          </>
        }
      >
        <NavigateArt />
      </Dialog>
      <AlertDialog
        open={open === 'alert'}
        onOpenChange={set('alert')}
        title="Delete your account?"
        description="Your sprints, quizzes and results go with it. This cannot be undone."
        cancelLabel="Cancel"
        confirmLabel="Delete account"
        onConfirm={() => setOpen(null)}
      />
      <Toaster label="Notifications" closeLabel="Close" />
      <Drawer
        open={open === 'drawer'}
        onOpenChange={set('drawer')}
        title="Menu"
        closeLabel="Close menu"
        head={<Logo />}
      >
        <nav className="flex flex-col p-3">
          {['Home', 'Community', 'Progress', 'Settings'].map((name) => (
            <Button key={name} variant="ghost" className="justify-start">
              {name}
            </Button>
          ))}
        </nav>
      </Drawer>
    </Section>
  );
}
