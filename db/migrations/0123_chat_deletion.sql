-- Deleting a conversation is a permission of its own. Whoever may delete requests and reads conversations has it.

-- A form of such a role that is still open must not save the role without it.
update role set revision = revision + 1 where not is_system and permissions @> '{leads.delete,chat.view}';
update role set permissions = permissions || '{chat.delete}' where permissions @> '{leads.delete,chat.view}';
