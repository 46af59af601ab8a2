-- Why a visit was canceled, as it was chosen or typed. Null: it goes on, or was canceled before anyone was asked.

alter table visit add column cancel_reason text;
